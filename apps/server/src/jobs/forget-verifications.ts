// Windows of messages that are over, and codes that nobody can ask about any longer, are not kept (decision 0043).
import type { Log } from '#request/log.ts';
import type { Database } from '#store/engine/database.ts';
import { forgetVerifications } from '#store/people/verification.ts';
import type { RecurringJob } from './recurring-job.ts';

const dayMs = 24 * 3_600_000;
const everyMs = dayMs / 24;
/** A window lasts a day at most; a code stays a month for whoever looks into a complaint. */
const keptMs = { windows: 2 * dayMs, codes: 30 * dayMs };

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
      const before = { windows: new Date(at - keptMs.windows), codes: new Date(at - keptMs.codes) };
      const forgotten = await forgetVerifications(database.db, before);
      if (forgotten > 0) log.info({ forgotten }, 'Rows of phone checks were forgotten');
    },
  };
}
