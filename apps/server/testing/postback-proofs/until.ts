// Waits for something by asking again and again.
import { setTimeout } from 'node:timers/promises';

const intervalMs = 20;

/** False when it has not come true in time. */
export async function until(isTrue: () => boolean | Promise<boolean>, deadlineMs: number): Promise<boolean> {
  const end = performance.now() + deadlineMs;
  for (;;) {
    if (await isTrue()) return true;
    if (performance.now() > end) return false;
    await setTimeout(intervalMs);
  }
}
