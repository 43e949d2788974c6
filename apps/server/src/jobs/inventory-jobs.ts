// One recurring job per supplier: a slow supplier never delays another.

import type { InventorySupplier } from '#ports/supplier.ts';
import { type FeedJobTools, logFeed } from './log-feed.ts';
import type { RecurringJob } from './recurring-job.ts';
import { syncInventory } from './sync-inventory.ts';

export function inventoryJobs(
  suppliers: readonly InventorySupplier[],
  { database, now, everyMs, log, isLive }: FeedJobTools,
): RecurringJob[] {
  return suppliers.map((supplier) => ({
    name: `sync-inventory:${supplier.id}`,
    everyMs: supplier.feed.everyMs ?? everyMs,
    retryMs: everyMs,
    run: async (signal) => {
      if (!isLive(supplier.id)) return;
      const changes = await syncInventory(supplier, { database, now, signal });
      logFeed(log, { supplier: supplier.id }, changes);
    },
  }));
}
