// The package's door for pages with a bundler; the script of `/v1/embed.js` is the same thing for pages without.
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
