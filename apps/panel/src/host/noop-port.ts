import type { ParentPort } from './parent.ts';

/** Without a host: for rendering on the server, and for design previews. */
export const noopPort: ParentPort = {
  hasHost: false,
  isApp: false,
  post: () => undefined,
  listen: () => () => undefined,
};
