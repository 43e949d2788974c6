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
    let hasCome = false;
    const look = () => {
      if (!popup?.closed) return;
      clearInterval(timer);
      popup = null;
      // A page with Cross-Origin-Opener-Policy is cut off from the window it opens, which then looks closed from the start:
      // only one that has been heard of can be known to be gone.
      if (hasCome) tools.tell('close');
    };
    const close = () => popup?.close();
    return {
      window: () => popup,
      open: () => {
        look();
        if (popup) return popup.focus();
        popup = open(tools.address(), '', options.features || 'popup,width=480,height=800');
        if (!popup) return tools.tell('blocked');
        hasCome = false;
        timer = setInterval(look, lookEveryMs);
        tools.tell('open');
      },
      close,
      ready: () => {
        hasCome = true;
      },
      remove: () => {
        close();
        clearInterval(timer);
      },
    };
  });
}
