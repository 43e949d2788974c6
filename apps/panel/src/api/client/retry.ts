import type { CallFailure } from '#api/call-error.ts';
import { type Backoff, backoffMs } from '#lib/backoff.ts';

// Which failures are worth another try, and after what time (decision 0079). Pure: the chance is an argument.

const backoff: Backoff = { firstMs: 500, maxMs: 4_000 };
/** The user waits for the call: a longer pause than this is shown instead. */
export const longestWaitMs = 5_000;
/** A gateway without a server behind it, a server that is overloaded or restarts, and one that did not answer in time. */
const passing: readonly (number | null)[] = [502, 503, 504];

export function isRetried({ kind, status, retryAfterMs }: CallFailure): boolean {
  if (kind !== 'refused') return kind === 'network' || kind === 'timeout';
  if (retryAfterMs !== undefined && retryAfterMs > longestWaitMs) return false;
  return passing.includes(status) || (status === 429 && retryAfterMs !== undefined);
}

/** `fixedMs`: the pause that is required of this call. */
export function retryWaitMs(
  { retryAfterMs = 0 }: CallFailure,
  nth: number,
  random: number,
  fixedMs?: number,
): number {
  // Jitter on top, because everybody who was refused in the same moment was given the same time.
  return fixedMs === undefined
    ? retryAfterMs + backoffMs(backoff, nth, random)
    : Math.max(fixedMs, retryAfterMs);
}

/** Both forms of `Retry-After`, as milliseconds from now; undefined where it is missing or cannot be read. */
export function readRetryAfter(header: string | null, now: number): number | undefined {
  const ms = /^\d+$/.test(header ?? '') ? Number(header) * 1000 : Date.parse(header ?? '') - now;
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}
