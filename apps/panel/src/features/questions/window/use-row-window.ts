import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { covers, endOf, type Range, type Rows, rangeOf, rowAt, startOf, withHeights } from './row-places.ts';

/** Before the browser has said how high the list is: as answers.css makes it. */
const usualHeight = () => Math.min(window.innerHeight * 0.52, 480);
/** So many rows are made around those in view, and others when fewer than `near` are left. */
const ahead = 3;
const near = 1;
/** What answers.css leaves around the rows. */
const inset = 4;

interface Shown {
  list: readonly unknown[];
  rows: Rows;
  range: Range;
}

/**
 * Which rows of a long list are in the document. What the first render needs is known beforehand, so that the list is made
 * and laid out once; where the browser finds a row higher than one line, it says so before it paints (decision 0147).
 */
export function useRowWindow(list: readonly unknown[], firstPlace: () => number) {
  const box = useRef<HTMLDivElement>(null);
  const block = useRef<HTMLDivElement>(null);
  const [shown, show] = useState(() => shownFrom(list, firstPlace()));
  // Another search is another list, read from its beginning or from what was chosen.
  if (shown.list !== list) show(shownFrom(list, firstPlace()));

  const now = useRef(shown);
  useLayoutEffect(() => {
    now.current = shown;
  });
  const isFirst = useRef(true);
  const begin = useEffectEvent(() => {
    const top = startOf(firstPlace(), shown.rows);
    // A list that is at its beginning is not asked where it is: that would be a layout of its own.
    if (box.current && (top > 0 || !isFirst.current)) box.current.scrollTop = top;
    isFirst.current = false;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list begins anew
  useLayoutEffect(() => begin(), [list]);

  /** Shows the rows that have come into view. */
  const follow = () => {
    if (!box.current) return;
    const { rows, range } = now.current;
    const view = { top: box.current.scrollTop, height: box.current.clientHeight };
    if (covers(range, rangeOf(view, rows, near))) return;
    // Rows that go are known from then on.
    measure();
    flushSync(() => show({ ...now.current, range: rangeOf(view, now.current.rows, ahead) }));
    measure(range.from);
  };

  /** Takes note of rows that are higher than one line, and keeps the first that was in view before where it is. */
  const measure = (known = 0) => {
    if (!box.current || !block.current) return;
    const { rows: before, range } = now.current;
    // As high as it was taken for: so is each of its rows.
    if (block.current.offsetHeight === endOf(range.to - 1, before) - startOf(range.from, before)) return;
    const rows = { ...before, extra: withHeights(before.extra, heightsIn(block.current)) };
    if (rows.extra === before.extra) return;
    const top = box.current.scrollTop;
    const inView = Math.max(rowAt(top, before), known < range.to ? known : 0);
    const moved = startOf(inView, rows) - startOf(inView, before);
    flushSync(() => show({ ...now.current, rows }));
    if (moved !== 0) box.current.scrollTop = top + moved;
  };

  const laidOut = useEffectEvent(() => {
    measure();
    follow();
  });
  // Observed before the first layout, so that it is told by that one.
  useLayoutEffect(() => {
    if (!box.current) return;
    const observer = new ResizeObserver(() => laidOut());
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);

  const bring = (place: number) => {
    if (!box.current) return;
    const { scrollTop, clientHeight } = box.current;
    const start = startOf(place, now.current.rows);
    const end = endOf(place, now.current.rows) + 2 * inset;
    if (start < scrollTop) box.current.scrollTop = start;
    else if (end > scrollTop + clientHeight) box.current.scrollTop = end - clientHeight;
    follow();
  };

  return {
    ...{ box, block, onScroll: follow },
    ...shown,
    scrollTo: (place: number) => {
      bring(place);
      // It may be higher than it was taken for.
      bring(place);
    },
  };
}

function shownFrom(list: readonly unknown[], place: number): Shown {
  const rows: Rows = { count: list.length, extra: new Map() };
  return { list, rows, range: rangeOf({ top: startOf(place, rows), height: usualHeight() }, rows, near) };
}

function* heightsIn(block: HTMLElement): Generator<[place: number, height: number]> {
  for (const row of block.querySelectorAll<HTMLElement>('[aria-posinset]')) {
    yield [placeOf(row), row.offsetHeight];
  }
}

export function placeOf(row: Element): number {
  return Number(row.getAttribute('aria-posinset')) - 1;
}
