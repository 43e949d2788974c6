// The panel over the page: a native dialog, so that the browser makes the page behind it inert and restores the focus.
import { make } from './element.ts';
import { createFrame } from './frame.ts';
import type { ModalOptions } from './options.ts';
import { createPanel, type PanelHandle } from './panel.ts';

/** Laid out while it is closed, so that opening it only changes its visibility. */
const dialogStyle =
  'border:0;border-radius:24px;font:600 16px system-ui;background:Canvas;color:CanvasText;position:fixed;inset:0;display:block;visibility:hidden;box-sizing:border-box;padding:48px 0 0;' +
  'overflow:hidden;max-width:960px;max-height:760px;width:100%;height:100%;box-shadow:0 0 0 100vmax #0008';
/** In a bar of its own above the frame, since the panel has buttons in all its corners. */
const titleStyle = 'position:absolute;inset-inline-start:20px;top:12px';
const closeStyle =
  'border:0;border-radius:24px;font:inherit;background:none;color:inherit;position:absolute;inset-inline-end:4px;top:2px;width:44px;height:44px';

/** Opened by its trigger, or by `open`. */
export function createModal(origin: string, options: ModalOptions): PanelHandle {
  return createPanel(origin, 'modal', options, (context) => {
    const dialog = make('dialog', dialogStyle, {
      ariaLabel: context.title,
      // Closes by a click outside as well, where the browser supports it.
      closedBy: 'any',
    });
    const close = () => dialog.close();
    dialog.onclose = () => {
      dialog.style.visibility = 'hidden';
      context.notify('close');
    };
    const closeButton = make('button', closeStyle, {
      textContent: '✕',
      ariaLabel: options.closeLabel || 'Close',
      onclick: close,
    });
    // Screen readers already read it as the name of the dialog.
    const title = make('span', titleStyle, { textContent: options.title || '', ariaHidden: 'true' });
    const { frame, status, load, retry, ready } = createFrame(context);
    /** Tab would move to the browser's own buttons: a focus stop at either end wraps around instead. */
    const stop = (focusNext: () => void) => make('span', '', { tabIndex: 0, onfocus: focusNext });
    // The button comes last, since a page can focus the start of a cross-origin frame, but not its end.
    dialog.append(
      title,
      stop(() => closeButton.focus()),
      status,
      frame,
      closeButton,
      stop(() => frame.focus()),
    );
    const prepare = () => {
      // Again, where the page has replaced its whole body.
      if (dialog.isConnected) return;
      load();
      document.body.append(dialog);
    };
    return {
      window: () => frame.contentWindow,
      prepare,
      ready,
      // One surface with the panel, in its publisher's colors.
      appearance: (look) => {
        title.textContent = options.title || look.title;
        Object.assign(dialog.style, { background: look.background, color: look.color });
      },
      open: () => {
        prepare();
        retry();
        dialog.style.visibility = '';
        if (!dialog.open) {
          dialog.showModal();
          context.notify('open');
        }
        frame.focus();
      },
      close,
      escape: close,
      remove: () => {
        // Closing restores the focus; removing the dialog alone would not.
        close();
        dialog.remove();
      },
    };
  });
}
