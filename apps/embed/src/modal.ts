// The panel over the page: a native dialog, so that the page behind it rests and focus comes back by itself.
import { make, ownStyle } from './element.ts';
import { createFrame } from './frame.ts';
import type { ModalOptions } from './options.ts';
import { createPanel, type PanelHandle } from './panel.ts';

/** Laid out while it is closed, so that to open it is to show it. */
const dialogStyle =
  `${ownStyle}background:Canvas;color:CanvasText;position:fixed;inset:0;display:block;visibility:hidden;box-sizing:border-box;padding:48px 0 0;` +
  'overflow:hidden;max-width:960px;max-height:760px;width:100%;height:100%;box-shadow:0 0 0 100vmax #0008';
/** In a bar of its own above the frame, since the panel has buttons in all its corners. */
const titleStyle = 'position:absolute;inset-inline-start:20px;top:12px';
const closeStyle = `${ownStyle}position:absolute;inset-inline-end:4px;top:2px;width:44px;height:44px`;

/** It opens by its trigger, or by `open`. */
export function createModal(origin: string, options: ModalOptions): PanelHandle {
  return createPanel(origin, 'modal', options, (tools) => {
    const dialog = make('dialog', dialogStyle, {
      ariaLabel: tools.title,
      // By a press beside it, too, where the browser knows how.
      closedBy: 'any',
    });
    const close = () => dialog.close();
    dialog.onclose = () => {
      dialog.style.visibility = 'hidden';
      tools.tell('close');
    };
    const ends = make('button', closeStyle, {
      textContent: '✕',
      ariaLabel: options.closeLabel || 'Close',
      onclick: close,
    });
    const { frame, status, load, retry, ready } = createFrame(tools);
    /** Tab would leave for the browser's own buttons: a stop at either end leads around instead. */
    const stop = (focusNext: () => void) => make('span', '', { tabIndex: 0, onfocus: focusNext });
    // The button comes last, since a page can lead to the beginning of a frame of another site, but not to its end.
    dialog.append(
      // Read aloud already, as the name of the dialog.
      make('span', titleStyle, { textContent: options.title || '', ariaHidden: 'true' }),
      stop(() => ends.focus()),
      status,
      frame,
      ends,
      stop(() => frame.focus()),
    );
    const prepare = () => {
      // Anew where the page has thrown it away with all the rest of its body.
      if (dialog.isConnected) return;
      load();
      document.body.append(dialog);
    };
    return {
      window: () => frame.contentWindow,
      prepare,
      ready,
      open: () => {
        prepare();
        retry();
        dialog.style.visibility = '';
        if (!dialog.open) {
          dialog.showModal();
          tools.tell('open');
        }
        frame.focus();
      },
      close,
      escape: close,
      remove: () => {
        // Focus goes back where it came from, which a dialog that only vanishes does not see to.
        close();
        dialog.remove();
      },
    };
  });
}
