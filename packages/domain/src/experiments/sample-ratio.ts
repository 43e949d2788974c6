import { sequentialP } from './always-valid.ts';
import type { Arm } from './arm.ts';

/** A mistake in who is counted moves the share of the smaller arm by about a fifth. */
const expectedShift = 0.2;

export interface SampleRatio {
  readonly chi_square: number;
  readonly p: number;
}

/**
 * Whether the arms have as many people as the table gives them. Where they do not, some people of one arm are missing from
 * the comparison, and it is not one of like with like, whatever else it says. Chi-square of two arms, with a p that holds at
 * every look: the table runs for years, and a fixed limit would be passed by chance some day.
 */
export function sampleRatio(people: readonly [number, number], arms: readonly [Arm, Arm]): SampleRatio {
  const total = people[0] + people[1];
  const share = arms[1].buckets / (arms[0].buckets + arms[1].buckets);
  if (total === 0) return { chi_square: 0, p: 1 };
  const variance = (share * (1 - share)) / total;
  const chi_square = (people[1] / total - share) ** 2 / variance;
  const shift = expectedShift * Math.min(share, 1 - share);
  return { chi_square, p: sequentialP(chi_square, shift ** 2 / variance) };
}
