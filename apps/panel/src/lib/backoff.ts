/** How far apart the tries of something that fails may be. */
export interface Backoff {
  /** The longest wait before the first try after a failure; it doubles with each further one. */
  readonly firstMs: number;
  readonly maxMs: number;
}

/**
 * Exponential backoff with full jitter: anywhere between nothing and the bound, so that pages which failed in the same
 * moment do not come back in the same moment (decision 0079). `random` is from 0 to 1.
 */
export function backoffMs({ firstMs, maxMs }: Backoff, nth: number, random: number): number {
  return random * Math.min(maxMs, firstMs * 2 ** nth);
}
