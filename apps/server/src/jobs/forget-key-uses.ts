// Deletes old counts of how secrets and keys were used (decision 0096).
import type { Log } from '#request/log.ts';
import type { Database } from '#store/engine/database.ts';
import { deleteOldKeyUses } from '#store/publishers/key-uses.ts';
import type { RecurringJob } from './recurring-job.ts';

const dayMs = 24 * 3_600_000;
const everyMs = dayMs / 24;
/** Long enough to see that an old secret is used once a month. */
const keptDays = 90;

interface Tools {
  database: Database;
  now(): Date;
  log: Log;
}

export function forgetKeyUsesJob({ database, now, log }: Tools): RecurringJob {
  return {
    name: 'forget-key-uses',
    everyMs,
    run: async () => {
      const before = new Date(now().getTime() - keptDays * dayMs);
      const deleted = await deleteOldKeyUses(database.db, before);
      if (deleted > 0) log.info({ deleted }, 'Old counts of uses of keys were deleted');
    },
  };
}
