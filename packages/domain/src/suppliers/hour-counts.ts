// What a supplier did, hour by hour, and sums over windows of it.
import { countedOfSuppliers as counted } from '@earnwall/contract/supplier-health';

export type Counts = Readonly<Record<(typeof counted)[number], number>>;

export interface HourCounts extends Partial<Counts> {
  /** When the hour began. */
  readonly hour: Date;
}

export const hourMs = 3_600_000;

/** How long suppliers usually take to answer about a start: whoever entered later says nothing yet. */
const answerMs = 30 * 60_000;

/** Hours that began at or after the one, and ended by the other. */
export interface Window {
  readonly from: Date;
  readonly until: Date;
}

export function sumOf(hours: readonly HourCounts[], { from, until }: Window): Counts {
  const sums = Object.fromEntries(counted.map((what) => [what, 0])) as Record<keyof Counts, number>;
  for (const one of hours) {
    const began = one.hour.getTime();
    if (began < from.getTime() || began + hourMs > until.getTime()) continue;
    for (const what of counted) sums[what] += one[what] ?? 0;
  }
  return sums;
}

export const earlier = (at: Date, ms: number): Date => new Date(at.getTime() - ms);

/** All that happened since, the current hour included. */
export const since = (now: Date, ms: number): Window => ({
  from: earlier(now, ms),
  until: earlier(now, -hourMs),
});

/** Hours whose starts should have been answered by now. */
export const answeredBy = (now: Date, ms: number): Window => ({
  from: earlier(now, ms),
  until: earlier(now, answerMs),
});
