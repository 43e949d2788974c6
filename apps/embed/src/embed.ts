// All ways to put a panel on a page, bound to the origin that serves the panel.
import { floatingButton } from './floating-button.ts';
import { createModal } from './modal.ts';
import { mount } from './mount.ts';
import type { FloatingButtonOptions, ModalOptions, MountOptions, PopupOptions } from './options.ts';
import type { PanelHandle } from './panel.ts';
import { createPopup } from './popup.ts';

export interface Embed {
  /** The panel as a part of the page, inside the given element. */
  mount(where: string | HTMLElement, options: MountOptions): PanelHandle;
  /** The panel over the page. With a `trigger` it opens when that is pressed, otherwise immediately. */
  openModal(options: ModalOptions): PanelHandle;
  /** The panel in a window of its own. With a `trigger` it opens when that is pressed, otherwise immediately. */
  openPopup(options: PopupOptions): PanelHandle;
  /** A button in the corner that opens the panel over the page. */
  floatingButton(options: FloatingButtonOptions): PanelHandle;
}

export function createEmbed(origin: string): Embed {
  const openUnlessTriggered =
    <O extends { trigger?: unknown }>(create: (origin: string, options: O) => PanelHandle) =>
    (options: O) => {
      const panel = create(origin, options);
      if (!options.trigger) panel.open();
      return panel;
    };
  return {
    mount: mount.bind(null, origin),
    openModal: openUnlessTriggered(createModal),
    openPopup: openUnlessTriggered(createPopup),
    floatingButton: floatingButton.bind(null, origin),
  };
}
