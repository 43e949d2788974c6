// Waiting with a limit.
import { setTimeout as pause } from 'node:timers/promises';

/** Resolves when the work has settled, or the time is over. */
export async function within(milliseconds: number, work: Promise<unknown>): Promise<void> {
  const over = new AbortController();
  const ended = work.then(
    () => {},
    () => {},
  );
  await Promise.race([ended, sleep(milliseconds, over.signal)]);
  over.abort();
}

/** A pause that ends early, without an error, when the signal is aborted. */
export async function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  await pause(milliseconds, undefined, { signal }).catch(() => {});
}
