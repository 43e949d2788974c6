// The sums of spans from those of the segments that their pieces are made of.
import type { Piece } from '@earnwall/domain/numbers/pieces';
import type { Segments } from '@earnwall/domain/numbers/segments';
import { type StatSums, type SumColumn, sumColumns } from './sums.ts';

export interface FoundSums extends Record<SumColumn, number> {
  /** Null for deltas. */
  readonly grain: Piece['grain'] | null;
  /** The segment, or the span of deltas. */
  readonly part: number;
  readonly key: string;
}

/** Deltas are of spans already. */
export function addUp(
  rows: readonly FoundSums[],
  pieces: readonly (Piece & { span: number })[],
  segments: Readonly<Record<Piece['grain'], Segments>>,
): StatSums[] {
  const sums = new Map<string, StatSums & Record<SumColumn, number>>();
  const add = (span: number, row: FoundSums, sign: number) => {
    const name = `${span} ${row.key}`;
    const found = sums.get(name);
    const total = found ?? { ...row, span };
    for (const column of sumColumns) total[column] = (found?.[column] ?? 0) + sign * row[column];
    if (!found) sums.set(name, total);
  };
  const byPart = new Map<string, FoundSums[]>();
  for (const row of rows) {
    const name = `${row.grain} ${row.part}`;
    byPart.set(name, [...(byPart.get(name) ?? []), row]);
  }
  for (const { grain, span, sign, from, to } of pieces) {
    const { first, end } = segments[grain].within({ from, to });
    for (let part = first; part < end; part += 1)
      for (const row of byPart.get(`${grain} ${part}`) ?? []) add(span, row, sign);
  }
  for (const row of rows) if (row.grain === null) add(row.part, row, 1);
  return [...sums.values()];
}
