import type { Seeded } from '../shared/seeded.ts';

/** Of a normal distribution with mean 0 and deviation 1 (Box and Muller). */
export const normal = (seeded: Seeded): number =>
  Math.sqrt(-2 * Math.log(1 - seeded.next())) * Math.cos(2 * Math.PI * seeded.next());

/** Around the median, with the deviation of its logarithm. */
export const logNormal = (seeded: Seeded, median: number, deviation: number): number =>
  median * Math.exp(deviation * normal(seeded));

/** Of waiting times with this mean. */
export const waiting = (seeded: Seeded, mean: number): number => -mean * Math.log(1 - seeded.next());

/** Its index, by weights that add up to 1. */
export function weighted(seeded: Seeded, weights: readonly number[]): number {
  const at = seeded.next();
  let sum = 0;
  for (const [index, weight] of weights.entries()) {
    sum += weight;
    if (at < sum) return index;
  }
  return weights.length - 1;
}
