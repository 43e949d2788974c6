/** As many percent of the others do fewer people take. */
const popularFrom = 70;
const veryPopularFrom = 90;

/**
 * Places counts among each other: for each the percent of all that are smaller. What a network counts is its own affair,
 * so that its numbers say nothing by themselves, but the place of an offer among the network's others does (OF-05).
 */
export function placesOf(counts: readonly number[]): (count: number) => number {
  const sorted = [...counts].sort((a, b) => a - b);
  const smaller = new Map<number, number>();
  for (const [index, count] of sorted.entries()) if (!smaller.has(count)) smaller.set(count, index);
  return (count) => Math.floor((100 * (smaller.get(count) ?? 0)) / sorted.length);
}

export type Popularity = 'popular' | 'very_popular';

/** What a place is in words; most offers have none. */
export function popularityOf(place: number): Popularity | null {
  if (place >= veryPopularFrom) return 'very_popular';
  return place >= popularFrom ? 'popular' : null;
}
