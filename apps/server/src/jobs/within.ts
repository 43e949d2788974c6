// Waiting with an end: what hangs must not hang whoever waits for it.
import { setTimeout as pause } from 'node:timers/promises';

/** Resolves when the work has ended, well or not, or the time is over. */
export async function within(milliseconds: number, work: Promise<unknown>): Promise<void> {
  const over = new AbortController();
  const ended = work.then(
    () => {},
    () => {},
  );
  await Promise.race([ended, rest(milliseconds, over.signal)]);
  over.abort();
}

/** A pause that ends early, and quietly, when the signal says so. */
export async function rest(milliseconds: number, signal: AbortSignal): Promise<void> {
  await pause(milliseconds, undefined, { signal }).catch(() => {});
}
