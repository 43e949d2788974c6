// A process of its own with the product's HTTP server, which tells how much memory it has allocated. Its young generation has
// room for all that a test asks of it, so that nothing is collected meanwhile; should something be, it says so. Pages are
// empty: the panel is not built here. Argument: connection string.
import { PerformanceObserver } from 'node:perf_hooks';
import { createBareServer } from '#testing/bare-server.ts';

export interface Allocated {
  /** Bytes of the heap. */
  readonly heapUsed: number;
  /** Collections so far. */
  readonly collections: number;
}

let collections = 0;
new PerformanceObserver((list) => {
  collections += list.getEntries().length;
}).observe({ entryTypes: ['gc'] });

const [connectionString = ''] = process.argv.slice(2);
const server = await createBareServer({ connectionString, queryTimeoutMs: 10_000 });
await server.followInventory();
process.on('disconnect', () => process.exit());
process.on('message', (message) => {
  if (message === 'collect') globalThis.gc?.();
  const { heapUsed } = process.memoryUsage();
  // The observer hears of a collection a turn later.
  setTimeout(() => process.send?.({ heapUsed, collections } satisfies Allocated));
});
process.send?.({ url: await server.listen() });
