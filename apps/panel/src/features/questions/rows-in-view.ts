import type { VirtualizerOptions } from '@tanstack/react-virtual';

/** What a row of one line takes, and the space below it. */
export const rowHeight = 56;
export const gap = 8;

type Options = VirtualizerOptions<HTMLDivElement, HTMLDivElement>;

/**
 * How a list finds out which rows are in view without asking for a layout in the middle of a render: it begins with what is
 * usual, and what differs is told by the browser once it has laid the page out, before it is painted (decision 0146).
 */
export const rowsInView: Pick<
  Options,
  'estimateSize' | 'gap' | 'overscan' | 'initialRect' | 'observeElementRect' | 'measureElement'
> = {
  estimateSize: () => rowHeight,
  gap,
  overscan: 3,
  // As high as answers.css makes it at most.
  initialRect: { width: 0, height: 480 },
  observeElementRect: ({ scrollElement: box }, tell) => {
    if (!box) return;
    const observer = new ResizeObserver(() => tell({ width: box.clientWidth, height: box.clientHeight }));
    observer.observe(box);
    return () => observer.disconnect();
  },
  measureElement: (row, seen, list) => {
    const height = seen?.borderBoxSize[0]?.blockSize;
    return height
      ? Math.round(height)
      : (list.measurementsCache[list.indexFromElement(row)]?.size ?? rowHeight);
  },
};
