// The policy of a panel page: our own files, styles and scripts with this answer's nonce, framed by the app's origins only.
import { isOrigin } from '@earnwall/domain/validation/origin';

export interface PagePolicy {
  nonce: string;
  /** Origins that may frame the page; none means nobody. Invalid ones are left out: they could inject a directive. */
  frameAncestors: readonly string[];
  /** Origins that a design's own style sheet may come from (DE-02). */
  styles: readonly string[];
  /** Other hosts the panel talks to, such as the support base. */
  connect: readonly string[];
  /** Vite's module reloading in development. */
  dev: boolean;
}

export function contentSecurityPolicy({ nonce, connect, dev, ...given }: PagePolicy): string {
  const [frameAncestors, styles] = [given.frameAncestors.filter(isOrigin), given.styles.filter(isOrigin)];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", `'nonce-${nonce}'`],
    'style-src': ["'self'", dev ? "'unsafe-inline'" : `'nonce-${nonce}'`, ...styles],
    // React writes custom properties such as --columns as style attributes.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', 'https:', 'http:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connect, ...(dev ? ['ws:'] : [])],
    'media-src': ["'self'", 'blob:'],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'", ...frameAncestors],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}
