import type { FrameLocator, Page } from '@playwright/test';

/** What TypeScript does not know of an entry yet. */
interface Shift {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

/**
 * To be called before a page opens: tells all layout shifts of a document from when it has arrived, with what moved. While it
 * arrives, the browser may paint a row before the last button of it is there, which then moves those before it.
 */
export async function watchShifts(page: Page): Promise<(where: Page | FrameLocator) => Promise<string[]>> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      for (const entry of list.getEntries()) {
        const { value, sources, startTime } = entry as PerformanceEntry & Shift;
        if (!arrival?.domInteractive || startTime < arrival.domInteractive) continue;
        const moved = sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 80) : ''));
        shifts.push(`${value}: ${moved.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return (where) => where.locator('html').evaluate(() => (window as unknown as { shifts: string[] }).shifts);
}
