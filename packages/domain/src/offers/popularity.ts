/** Percentiles. */
const popularFrom = 70;
const veryPopularFrom = 90;

/**
 * The percentile of each count: the percent of all counts that are smaller. Networks count differently, so that their
 * numbers mean nothing by themselves, but the percentile of an offer within its network does (OF-05).
 */
export function percentilesOf(counts: readonly number[]): (count: number) => number {
  const sorted = [...counts].sort((a, b) => a - b);
  const smaller = new Map<number, number>();
  for (const [index, count] of sorted.entries()) if (!smaller.has(count)) smaller.set(count, index);
  return (count) => Math.floor((100 * (smaller.get(count) ?? 0)) / sorted.length);
}

export type Popularity = 'popular' | 'very_popular';

/** The label of a percentile; most offers have none. */
export function popularityOf(percentile: number): Popularity | null {
  if (percentile >= veryPopularFrom) return 'very_popular';
  return percentile >= popularFrom ? 'popular' : null;
}
