// The spans of time that a question about numbers needs, each for the period and for what it is compared with.
import { type Bucket, counterparts, dayBuckets, hourBuckets } from '@earnwall/domain/numbers/buckets';
import type { DateRange } from '@earnwall/domain/numbers/period';
import { piecesOf } from '@earnwall/domain/numbers/pieces';
import type { Span } from '#store/statistics/read.ts';
import type { AskedNumbers } from './asked.ts';

export type Grain = 'day' | 'hour';

/** A bucket, and the one it is compared with. */
export interface BucketPair {
  readonly now: Bucket;
  readonly before: Bucket | null;
}

export function bucketPairs({ range, compared, clock }: AskedNumbers, grain: Grain): BucketPair[] {
  const cut = grain === 'day' ? dayBuckets : hourBuckets;
  const buckets = cut(range, clock);
  const others = compared ? counterparts(buckets, cut(compared, clock)) : [];
  return buckets.map((now, index) => ({ now, before: others[index] ?? null }));
}

/** The whole periods: span 0 is the period, span 1 what it is compared with. */
export const wholeSpans = ({ range, compared, clock }: AskedNumbers): Span[] =>
  [range, ...(compared ? [compared] : [])].map((dates, id) => spanOf(id, wholeOf(dates, clock)));

/** All that the period is compared with: an hour that only the other day has is in no pair. */
export const comparedSpan = ({ compared, clock }: AskedNumbers): Span[] =>
  compared ? [spanOf(comparedId, wholeOf(compared, clock))] : [];

/** Beside the spans of buckets. */
export const comparedId = -1;

function wholeOf(range: DateRange, clock: AskedNumbers['clock']): Pick<Bucket, 'from' | 'to'> {
  const first = dayBuckets({ from: range.from, to: range.from }, clock)[0];
  const last = dayBuckets({ from: range.to, to: range.to }, clock)[0];
  if (!first || !last) throw new Error('A period has no days');
  return { from: first.from, to: last.to };
}

/** Span 2n is the nth bucket, span 2n + 1 the one it is compared with. */
export const bucketSpans = (pairs: readonly BucketPair[]): Span[] =>
  pairs.flatMap(({ now, before }, index) => [
    spanOf(2 * index, now),
    ...(before ? [spanOf(2 * index + 1, before)] : []),
  ]);

const spanOf = (id: number, { from, to }: Pick<Bucket, 'from' | 'to'>): Span => ({
  ...{ id, from, to },
  pieces: piecesOf({ from, to }),
});
