/** What a row of one line takes in answers.css, and the space below it. */
const rowHeight = 52;
const gap = 8;

export interface Rows {
  count: number;
  /** By its place, what a row is higher than one line; of those never shown nothing is known. */
  extra: ReadonlyMap<number, number>;
}

/** The places from the first up to, not including, the last. */
export interface Range {
  from: number;
  to: number;
}

export interface View {
  top: number;
  height: number;
}

export function startOf(place: number, { extra }: Rows): number {
  let start = place * (rowHeight + gap);
  for (const [at, more] of extra) if (at < place) start += more;
  return start;
}

export function endOf(place: number, rows: Rows): number {
  return startOf(place + 1, rows) - gap;
}

/** The row at an offset, or the nearest there is. */
export function rowAt(offset: number, rows: Rows): number {
  let [low, high] = [0, Math.max(rows.count - 1, 0)];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (startOf(middle, rows) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The rows in view, and so many before and after them. */
export function rangeOf({ top, height }: View, rows: Rows, ahead: number): Range {
  // A list that has become shorter is scrolled to its end.
  const shown = Math.min(top, Math.max(endOf(rows.count - 1, rows) - height, 0));
  return {
    from: Math.max(rowAt(shown, rows) - ahead, 0),
    to: Math.min(rowAt(shown + height, rows) + 1 + ahead, rows.count),
  };
}

export function covers(range: Range, { from, to }: Range): boolean {
  return range.from <= from && range.to >= to;
}

/** What is known once rows were seen in the browser; the same map when that is nothing new. */
export function withHeights(
  extra: Rows['extra'],
  heights: Iterable<readonly [place: number, height: number]>,
): Rows['extra'] {
  let changed: Map<number, number> | null = null;
  for (const [place, height] of heights) {
    const more = Math.max(height - rowHeight, 0);
    if (more === (extra.get(place) ?? 0)) continue;
    changed ??= new Map(extra);
    changed.set(place, more);
  }
  return changed ?? extra;
}
