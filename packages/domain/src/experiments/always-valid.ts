export interface Estimate {
  readonly value: number;
  readonly variance: number;
}

export interface AlwaysValid {
  /** How surprising it would be, by the worst look of all, if there were no difference. */
  readonly p: number;
  readonly low: number;
  readonly high: number;
}

/**
 * A mixture sequential probability ratio test: the likelihood of the estimate, averaged over differences as they are
 * expected (normal around 0, with the standard deviation `expected`), against no difference. The chance that it ever says
 * too much, at whichever and however many looks, is at most `alpha`; so anybody may look at any time (OD-04). A fixed
 * interval of 95 %, looked at a hundred times, is wrong in four of ten tests.
 */
export function alwaysValid({ value, variance }: Estimate, expected: number, alpha: number): AlwaysValid {
  if (variance <= 0) {
    return value === 0 ? { p: 1, low: 0, high: 0 } : { p: 0, low: value, high: value };
  }
  const information = (expected * expected) / variance;
  const reach = Math.sqrt(
    ((variance * (1 + information)) / information) * (2 * Math.log(1 / alpha) + Math.log1p(information)),
  );
  return { p: sequentialP((value * value) / variance, information), low: value - reach, high: value + reach };
}

/** `square` is the squared number of standard errors, `information` the variance expected over that of the estimate. */
export function sequentialP(square: number, information: number): number {
  const log = (square * information) / (2 * (1 + information)) - Math.log1p(information) / 2;
  return Math.min(1, Math.exp(-log));
}
