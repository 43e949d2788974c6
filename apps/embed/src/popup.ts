// The panel in a small window of its own.
import type { PopupOptions } from './options.ts';
import { createPanel, type PanelHandle } from './panel.ts';

/** No event tells that a window of another site was closed. */
const lookEveryMs = 500;

/** It opens by its trigger, or by `open` while a press is being handled: browsers block windows nobody asked for. */
export function createPopup(origin: string, options: PopupOptions): PanelHandle {
  return createPanel(origin, 'popup', options, (tools) => {
    let popup: Window | null = null;
    let timer = 0;
    const look = () => {
      if (!popup?.closed) return;
      clearInterval(timer);
      popup = null;
      tools.tell('close');
    };
    const close = () => popup?.close();
    return {
      window: () => popup,
      open: () => {
        look();
        if (popup) return popup.focus();
        popup = open(tools.address(), '', options.features || 'popup,width=480,height=800');
        if (!popup) return;
        timer = setInterval(look, lookEveryMs);
        tools.tell('open');
      },
      close,
      remove: () => {
        close();
        clearInterval(timer);
      },
    };
  });
}
