/** Rows that people know to move aside, because the next one looks out at their edge. */
const rows = '.chips, .offer-tools, .grid-horizontal, .carousel-view';

export const movesAside = (element: Element) => element.matches(rows);

/** The page itself, and whatever else moves sideways though nobody expects it to. */
export function sidewaysScrollers(page: Document): Element[] {
  return [page.documentElement, ...page.querySelectorAll('body *:not(input, textarea)')].filter((element) => {
    if (element.scrollWidth <= element.clientWidth + 1 || movesAside(element)) return false;
    const { overflowX } = getComputedStyle(element);
    return element === page.documentElement || overflowX === 'auto' || overflowX === 'scroll';
  });
}
