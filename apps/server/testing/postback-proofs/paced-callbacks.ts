// Sends callbacks to nodes in turn at a steady rate, each one again until it is acknowledged.
import { setTimeout } from 'node:timers/promises';
import { type Callback, postCallback, type Supplier } from '#testing/crashes/callback-histories.ts';

interface Sending {
  readonly urls: readonly string[];
  readonly supplier: Supplier;
  readonly perSecond: number;
  readonly acknowledged: Set<string>;
}

const atOnce = 64;
const maxAttempts = 20;

/** Answers those that were never acknowledged. */
export async function sendCallbacks(
  callbacks: readonly Callback[],
  { urls, supplier, perSecond, acknowledged }: Sending,
): Promise<string[]> {
  const refused: string[] = [];
  const began = performance.now();
  let next = 0;
  const sendOne = async (callback: Callback, place: number) => {
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      if (await postCallback(urls[(place + attempt) % urls.length] ?? '', supplier, callback)) {
        acknowledged.add(callback.transaction);
        return;
      }
      await setTimeout(100);
    }
    refused.push(callback.transaction);
  };
  const worker = async () => {
    for (let place = next++; ; place = next++) {
      const callback = callbacks[place];
      if (!callback) return;
      const early = began + (place * 1000) / perSecond - performance.now();
      if (early > 0) await setTimeout(early);
      await sendOne(callback, place);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return refused;
}
