// The panel over the page: a native dialog, so that the page behind it rests and focus comes back by itself.
import { buttonStyle, make } from './element.ts';
import { createFrame } from './frame.ts';
import type { ModalOptions } from './options.ts';
import { createPanel, type PanelHandle } from './panel.ts';

const dialogStyle =
  'padding:0;border:0;border-radius:16px;overflow:hidden;width:960px;height:760px;max-width:100%;max-height:100%;' +
  'box-shadow:0 0 0 100vmax #0008';
const closeStyle = `${buttonStyle}position:absolute;top:4px;width:44px;height:44px`;

/** It opens by its trigger, or by `open`. */
export function createModal(origin: string, options: ModalOptions): PanelHandle {
  return createPanel(origin, 'modal', options, (tools) => {
    let dialog: HTMLDialogElement | undefined;
    let frame: HTMLIFrameElement | undefined;

    /** Tab would leave a frame for the browser's own buttons: a stop before and after it leads around instead. */
    const stop = (focusNext: () => void) => make('span', '', { tabIndex: 0, onfocus: focusNext });
    const close = () => dialog?.close();
    const prepare = () => {
      if (dialog) return;
      const ends = make('button', closeStyle, {
        type: 'button',
        textContent: '✕',
        ariaLabel: options.closeLabel || 'Close',
        onclick: close,
      });
      const shown = createFrame(tools);
      frame = shown;
      dialog = make('dialog', dialogStyle, { ariaLabel: tools.title, onclose: tools.closed });
      // What is not on the frame or its button is on the page behind.
      dialog.onclick = ({ target }) => target === dialog && close();
      dialog.append(
        stop(() => shown.focus()),
        ends,
        shown,
        stop(() => ends.focus()),
      );
      document.body.append(dialog);
    };
    return {
      window: () => frame?.contentWindow,
      prepare,
      open: () => {
        prepare();
        if (dialog?.open) return;
        dialog?.showModal();
        frame?.focus();
      },
      close,
      escape: close,
      remove: () => dialog?.remove(),
    };
  });
}
