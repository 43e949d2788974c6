// Of those who enter a survey, the part that completes: what was expected beforehand and what was counted since, as one
// Beta distribution (decision 0133).
import { betaQuantile } from './beta.ts';
import { within } from './log-odds.ts';

/** Clicks that are old enough to be counted (`maturesAfterMs`). */
export interface Counts {
  readonly entrants: number;
  readonly completes: number;
}

/** Expected before anybody entered, worth as much as `kappa` entries. */
export interface Prior {
  readonly mean: number;
  readonly kappa: number;
}

export interface Conversion {
  readonly mean: number;
  /** Between these it lies with 80 %. */
  readonly low: number;
  readonly high: number;
}

/** Odds whose 80 % are wider apart than this are not told: "not known yet" is the honest answer (OD-01). */
const widest = 0.25;

export const conversionMean = (prior: Prior, { entrants, completes }: Counts): number =>
  (prior.kappa * prior.mean + completes) / (prior.kappa + entrants);

export function conversionOf(prior: Prior, counts: Counts): Conversion {
  const weight = prior.kappa + counts.entrants;
  const mean = within(conversionMean(prior, counts), 0.001, 0.999);
  const [a, b] = [mean * weight, (1 - mean) * weight];
  return { mean, low: betaQuantile(0.1, a, b), high: betaQuantile(0.9, a, b) };
}

export const isKnown = ({ low, high }: { low: number; high: number }): boolean => high - low <= widest;
