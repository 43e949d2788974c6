import { useEffect } from 'react';

/** Scrolls to the part of the page that the address names after `#`: it is not there yet when the address changes. */
export function useAnchor(): void {
  useEffect(() => {
    const anchor = decodeURIComponent(location.hash.slice(1));
    if (anchor) document.getElementById(anchor)?.scrollIntoView({ block: 'start' });
  }, []);
}
