import { useEffect } from 'react';

/**
 * Puts on the publisher's own style sheet (DE-02). A link that a script adds keeps neither the paint nor the panel's
 * code waiting, so that a publisher's slow server slows down nothing but its own look.
 */
export function useDesignFile(href: string | null | undefined): void {
  useEffect(() => {
    if (!href) return;
    const link = document.createElement('link');
    Object.assign(link, { rel: 'stylesheet', referrerPolicy: 'no-referrer', href });
    document.head.append(link);
    return () => link.remove();
  }, [href]);
}
