import type { ParentPort } from './parent.ts';

/** Nobody is around: for rendering on the server, and for panels that only show themselves. */
export const quietPort: ParentPort = {
  hasNeighbour: false,
  isApp: false,
  post: () => undefined,
  listen: () => () => undefined,
};
