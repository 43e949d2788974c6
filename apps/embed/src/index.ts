// The package's entry point for pages with a bundler; `/v1/embed.js` is the same for pages without one.
export { createEmbed, type Embed } from './embed.ts';
export type {
  FloatingButtonOptions,
  ModalOptions,
  MountOptions,
  PanelOptions,
  PanelPath,
  PopupOptions,
} from './options.ts';
export type { PanelEvents, PanelHandle } from './panel.ts';
