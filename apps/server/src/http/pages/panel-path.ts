// Whether the panel has a screen at a path.
import { panelPaths } from '@earnwall/contract/panel-paths';

const patterns = panelPaths.map((path) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}/?$`));

export function isPanelPath(pathname: string): boolean {
  return patterns.some((pattern) => pattern.test(pathname));
}

/** A browser would read `//` as the beginning of a host. */
export function looksLikeHost(pathname: string): boolean {
  return !/^\/(?![/\\])/.test(pathname);
}
