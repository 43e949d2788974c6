// The panel in a small window of its own.
import type { PopupOptions } from './options.ts';
import { createPanel, type PanelHandle } from './panel.ts';

/** No event is fired when a cross-origin window is closed. */
const pollMs = 500;

/** Opened by its trigger, or by `open` inside a click handler: browsers block windows without a user gesture. */
export function createPopup(origin: string, options: PopupOptions): PanelHandle {
  return createPanel(origin, 'popup', options, (context) => {
    let popup: Window | null = null;
    let timer = 0;
    let isLoaded = false;
    const checkClosed = () => {
      if (!popup?.closed) return;
      clearInterval(timer);
      popup = null;
      // With Cross-Origin-Opener-Policy the opened window looks closed from the start: only one whose panel has sent
      // `ready` is known to have been closed.
      if (isLoaded) context.notify('close');
    };
    const close = () => popup?.close();
    return {
      window: () => popup,
      open: () => {
        checkClosed();
        if (popup) return popup.focus();
        popup = open(context.address(), '', options.features || 'popup,width=480,height=800');
        if (!popup) return context.notify('blocked');
        isLoaded = false;
        timer = setInterval(checkClosed, pollMs);
        context.notify('open');
      },
      close,
      ready: () => {
        isLoaded = true;
      },
      remove: () => {
        close();
        clearInterval(timer);
      },
    };
  });
}
