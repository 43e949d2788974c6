import { type Backoff, backoffMs } from '#lib/backoff.ts';

const backoff: Backoff = { firstMs: 2_000, maxMs: 30_000 };
/** Nobody sits before a screen for longer: they are asked to come again themselves. */
const longestMs = 120_000;

/**
 * When a visit that the server has no room for asks again by itself; null where that is too far off. With jitter on
 * top: visitors who were refused together were given the same time (decision 0079). Pure.
 */
export function entryWaitMs(retryAfterMs: number, nth: number, random: number): number | null {
  return retryAfterMs > longestMs ? null : retryAfterMs + backoffMs(backoff, nth, random);
}
