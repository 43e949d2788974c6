import { fromLogOdds, logOdds, within } from './log-odds.ts';

/** Everybody begins as if six attempts had ended as expected. */
const usualAttempts = 6;

/**
 * How much better or worse than expected a person's attempts have ended; 1 is as expected. Only what the person did
 * counts, never who they are (OD-01). `expected` is the sum of the odds at entry without this factor, which would
 * otherwise hide its own effect.
 */
export function behaviourOf({ completes, expected }: { completes: number; expected: number }): number {
  return within((completes + usualAttempts) / (expected + usualAttempts), 0.5, 1.5);
}

/** In log-odds, so that no factor leads beyond certainty. */
export const withBehaviour = (conversion: number, factor: number): number =>
  factor === 1 ? conversion : fromLogOdds(logOdds(conversion) + Math.log(factor));
