import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { basePath } from '#lib/page-settings.ts';
import { placeAt } from './find-place.ts';
import { places } from './places.ts';

/**
 * Links are plain `<a href="/console/…">`, in primitives too: a press opens the screen without loading the page anew, and
 * hovering loads its code ahead.
 */
export function useInternalLinks(): void {
  const [, go] = useLocation();
  useEffect(() => {
    const press = (event: MouseEvent) => {
      const link = linkAt(event.target);
      const isPlain =
        !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) && event.button === 0;
      const path = link && internalPath(link);
      if (event.defaultPrevented || !isPlain || path === null) return;
      event.preventDefault();
      go(path);
    };
    const approach = (event: Event) => {
      const link = linkAt(event.target);
      const path = link && internalPath(link);
      // What did not load ahead is loaded again, and said, when it is opened.
      if (path !== null)
        placeAt(path.split('?', 1)[0] ?? '', places)
          ?.screen?.load()
          .catch(() => {});
    };
    document.addEventListener('click', press);
    document.addEventListener('pointerover', approach);
    document.addEventListener('focusin', approach);
    return () => {
      document.removeEventListener('click', press);
      document.removeEventListener('pointerover', approach);
      document.removeEventListener('focusin', approach);
    };
  }, [go]);
}

function linkAt(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest('a[href]') : null;
}

/** The address of a screen without the base; null for any other link. */
export function internalPath(
  link: Pick<HTMLAnchorElement, 'origin' | 'pathname' | 'search' | 'target' | 'hash'> & {
    hasAttribute(name: string): boolean;
  },
  origin: string = location.origin,
): string | null {
  const { pathname, search, hash } = link;
  if (link.origin !== origin || link.target !== '' || link.hasAttribute('download') || hash !== '')
    return null;
  if (pathname !== basePath && !pathname.startsWith(`${basePath}/`)) return null;
  if (pathname.startsWith(`${basePath}/assets/`)) return null;
  return (pathname.slice(basePath.length) || '/') + search;
}
