// One recurring job per supplier: a slow supplier never delays another.

import type { InventorySupplier } from '#ports/supplier.ts';
import type { Log } from '#request/log.ts';
import type { Database } from '#store/engine/database.ts';
import type { RecurringJob } from './recurring-job.ts';
import { syncInventory } from './sync-inventory.ts';

export function inventoryJobs(
  suppliers: readonly InventorySupplier[],
  tools: { database: Database; now(): Date; everyMs: number; log: Log },
): RecurringJob[] {
  const { database, now, everyMs, log } = tools;
  return suppliers.map((supplier) => ({
    name: `sync-inventory:${supplier.id}`,
    everyMs,
    run: async (signal) => {
      const changes = await syncInventory(supplier, { database, now, signal });
      const level = changes.changed + changes.closed + changes.skipped > 0 ? 'info' : 'debug';
      log[level]({ supplier: supplier.id, ...changes }, 'The inventory of a supplier was synced');
    },
  }));
}
