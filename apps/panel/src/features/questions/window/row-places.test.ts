import fc from 'fast-check';
import { expect, it } from 'vitest';
import { covers, endOf, rangeOf, rowAt, startOf, withHeights } from './row-places.ts';

const anyRows = fc
  .record({
    count: fc.integer({ min: 1, max: 300 }),
    higher: fc.array(fc.tuple(fc.nat(299), fc.integer({ min: 1, max: 200 })), { maxLength: 20 }),
  })
  .map(({ count, higher }) => ({ count, extra: new Map(higher.filter(([place]) => place < count)) }));
const anyView = fc.record({ top: fc.nat(30_000), height: fc.integer({ min: 1, max: 900 }) });

it('rows of one line stand 60 apart, and a higher one moves those after it', () => {
  const rows = { count: 10, extra: new Map([[1, 22]]) };
  expect([0, 1, 2, 3].map((place) => startOf(place, rows))).toEqual([0, 60, 142, 202]);
  expect(endOf(1, rows)).toBe(134);
});

it('an offset is in the row that begins last before it', () => {
  fc.assert(
    fc.property(anyRows, fc.nat(30_000), (rows, offset) => {
      const place = rowAt(offset, rows);
      expect(startOf(place, rows)).toBeLessThanOrEqual(offset);
      if (place < rows.count - 1) expect(startOf(place + 1, rows)).toBeGreaterThan(offset);
    }),
  );
});

it('QU-12 every row that touches the view is in its range, and few others are', () => {
  fc.assert(
    fc.property(anyRows, anyView, fc.nat(5), (rows, view, ahead) => {
      // As far as a browser scrolls.
      const top = Math.min(view.top, Math.max(endOf(rows.count - 1, rows) - view.height, 0));
      const { from, to } = rangeOf(view, rows, ahead);
      const isSeen = (place: number) => endOf(place, rows) > top && startOf(place, rows) <= top + view.height;
      const seen = Array.from({ length: rows.count }, (_, place) => place).filter(isSeen);
      expect(covers({ from, to }, { from: seen[0] ?? from, to: (seen.at(-1) ?? from) + 1 })).toBe(true);
      // The gap above the first of them may belong to the row before.
      expect(to - from).toBeLessThanOrEqual(seen.length + 1 + 2 * ahead);
    }),
  );
});

it('takes note of what is higher than a line, and of what is so no more', () => {
  const none = new Map<number, number>();
  expect(withHeights(none, [[0, 52]])).toBe(none);
  const some = withHeights(none, [
    [0, 52],
    [1, 74],
  ]);
  expect(startOf(2, { count: 2, extra: some })).toBe(142);
  expect(startOf(2, { count: 2, extra: withHeights(some, [[1, 52]]) })).toBe(120);
});
