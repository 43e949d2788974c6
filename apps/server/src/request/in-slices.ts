// Long work of the processor in short slices, so that requests in between are hardly delayed. Of all who work like this one has
// a slice in each turn of the event loop, whoever waits the longest.
import { performance } from 'node:perf_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';

const sliceMs = 5;

let lastSlice: Promise<unknown> = Promise.resolve();

function nextSlice(): Promise<unknown> {
  lastSlice = lastSlice.then(() => nextTurn());
  return lastSlice;
}

/** The results in the order of the items. The first failure ends it. */
export async function inSlices<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Result,
  now: () => number = () => performance.now(),
): Promise<Result[]> {
  const results: Result[] = [];
  while (results.length < items.length) {
    await nextSlice();
    const end = now() + sliceMs;
    while (results.length < items.length && now() < end) results.push(work(items[results.length] as Item));
  }
  return results;
}
