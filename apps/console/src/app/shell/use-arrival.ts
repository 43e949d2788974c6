import { useEffect } from 'react';

/** Not for the first page: there the browser has just begun to read from the top. */
let isFirst = true;

/** Moves the focus to the page's heading, so that whoever listens or uses the keyboard goes on from there. */
export function useArrival(): void {
  useEffect(() => {
    if (isFirst) {
      isFirst = false;
      return;
    }
    const main = document.getElementById('main');
    const heading = main?.querySelector<HTMLElement>('h1');
    if (heading) heading.tabIndex = -1;
    (heading ?? main)?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
}
