// Deletes SMS counters whose window is over, and old codes (decision 0043).
import type { Log } from '#request/log.ts';
import type { Database } from '#store/engine/database.ts';
import { deleteOldVerifications } from '#store/people/verification.ts';
import type { RecurringJob } from './recurring-job.ts';

const dayMs = 24 * 3_600_000;
const everyMs = dayMs / 24;
/** A window lasts a day at most; a code is stored for a month, in case of a complaint. */
const retentionMs = { windows: 2 * dayMs, codes: 30 * dayMs };

interface Tools {
  database: Database;
  now(): Date;
  log: Log;
}

export function forgetVerificationsJob({ database, now, log }: Tools): RecurringJob {
  return {
    name: 'forget-verifications',
    everyMs,
    run: async () => {
      const at = now().getTime();
      const before = { windows: new Date(at - retentionMs.windows), codes: new Date(at - retentionMs.codes) };
      const deleted = await deleteOldVerifications(database.db, before);
      if (deleted > 0) log.info({ deleted }, 'Old rows of phone verifications were deleted');
    },
  };
}
