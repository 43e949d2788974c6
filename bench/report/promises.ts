// The promises of a benchmark over all its runs: the median, and how far the runs are apart.
import { type Judgement, judgementsOf, numberIn } from './judgements.ts';
import type { Measured } from './results.ts';

export interface Kept {
  readonly name: string;
  readonly table: string;
  readonly what: string;
  /** Of the run in the middle; of an even number, the worse of the two. */
  readonly measured: string;
  /** Lowest and highest of the runs; empty with one. */
  readonly spread: string;
  readonly bar: string;
  readonly isMet: boolean;
  readonly share: number | null;
}

export function promisesOf({ name, runs }: Measured): Kept[] {
  const [first, ...later] = runs.map(({ tables }) =>
    tables.flatMap((table) => judgementsOf(table).map((judgement) => ({ table: table.title, ...judgement }))),
  );
  return (first ?? []).map((judged, index) => {
    const same = later.flatMap((others) => {
      const other = others[index];
      return other?.what === judged.what ? [other] : [];
    });
    const all = [judged, ...same].toSorted(
      (a, b) => (numberIn(a.measured) ?? 0) - (numberIn(b.measured) ?? 0),
    );
    const middle = worse(
      all[Math.ceil(all.length / 2) - 1] ?? judged,
      all[Math.floor(all.length / 2)] ?? judged,
    );
    const spread = all.length > 1 ? `${all[0]?.measured} – ${all.at(-1)?.measured}` : '';
    return { name, ...middle, spread };
  });
}

/** Less or more is promised: what uses more of it is worse. */
const worse = <One extends Pick<Judgement, 'share'>>(one: One, other: One): One =>
  (other.share ?? 0) > (one.share ?? 0) ? other : one;
