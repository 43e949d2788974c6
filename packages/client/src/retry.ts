// Tries again what may be tried again: an answer that asks for it, or none at all.
import { setTimeout } from 'node:timers/promises';
import { EarnwallError } from './error.ts';

export interface RetryRules {
  /** After the first attempt; 0 where a repetition might do harm. */
  readonly retries: number;
  /** The wait before the first retry; it doubles with each. */
  readonly retryWaitMs: number;
  readonly signal: AbortSignal | null;
}

/** Nobody waits for longer, whatever the server says. */
const longestWaitMs = 30_000;

export async function withRetries<Answer>(
  work: () => Promise<Answer>,
  { retries, retryWaitMs, signal }: RetryRules,
): Promise<Answer> {
  for (let done = 0; ; done += 1) {
    try {
      return await work();
    } catch (error) {
      if (done >= retries || !isWorthRetrying(error)) throw error;
      const backoff = retryWaitMs * 2 ** done * (0.8 + Math.random() * 0.4);
      const waitMs = Math.max(error.retryAfterMs ?? 0, backoff);
      if (waitMs > longestWaitMs) throw error;
      await setTimeout(waitMs, undefined, signal ? { signal } : {});
    }
  }
}

function isWorthRetrying(error: unknown): error is EarnwallError {
  if (!(error instanceof EarnwallError)) return false;
  return error.status === null || error.status === 429 || error.status === 503;
}
