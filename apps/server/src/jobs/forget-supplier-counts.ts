// Deletes old counts of what suppliers and networks did, and what was found by them (decisions 0113 and 0122).
import type { Log } from '#request/log.ts';
import type { Database } from '#store/engine/database.ts';
import { deleteOldSupplierCounts } from '#store/suppliers/counts.ts';
import { deleteOldFindings } from '#store/suppliers/findings.ts';
import type { RecurringJob } from './recurring-job.ts';

const dayMs = 24 * 3_600_000;
const everyMs = dayMs / 24;
/** Long enough to compare a supplier with itself a quarter ago. */
const keptDays = 100;

interface Tools {
  database: Database;
  now(): Date;
  log: Log;
}

export function forgetSupplierCountsJob({ database, now, log }: Tools): RecurringJob {
  return {
    name: 'forget-supplier-counts',
    everyMs,
    run: async () => {
      const before = new Date(now().getTime() - keptDays * dayMs);
      const counts = await deleteOldSupplierCounts(database.db, before);
      const deleted = counts + (await deleteOldFindings(database.db, before));
      if (deleted > 0) log.info({ deleted }, 'Old counts of suppliers were deleted');
    },
  };
}
