import type { Moments } from './moments.ts';

export interface Ratio {
  readonly ratio: number;
  /** Of one person's part in the ratio; the ratio itself varies by this, divided by the people. */
  readonly spread: number;
}

/**
 * What an hour yields is a ratio of sums, not a mean of ratios: whoever stays long counts for more. Minutes are as random
 * as earnings, so its variance comes by linearising it (delta method), with people, not clicks, as what is independent
 * (OD-04). Null while there is nothing to divide by, or one person alone.
 */
export function ratioOf({ people, x, y, xx, xy, yy }: Moments): Ratio | null {
  if (people < 2 || y <= 0) return null;
  const ratio = x / y;
  const mean = y / people;
  // Rounding may leave a little less than nothing where everybody has the same ratio.
  const residuals = Math.max(0, xx - 2 * ratio * xy + ratio * ratio * yy);
  return { ratio, spread: residuals / (people - 1) / (mean * mean) };
}
