// Closes the days of statements that have become final (decision 0092).
import { closeDays } from '#publishers/statements/close-days.ts';
import type { Log } from '#request/log.ts';
import type { Database } from '#store/engine/database.ts';
import { findAppIds } from '#store/publishers/apps.ts';
import type { RecurringJob } from './recurring-job.ts';

const everyMs = 3_600_000;

interface Tools {
  database: Database;
  now(): Date;
  log: Log;
}

export function closeStatementDaysJob({ database, now, log }: Tools): RecurringJob {
  return {
    name: 'close-statement-days',
    everyMs,
    run: async (signal) => {
      let closed = 0;
      for (const app_id of await findAppIds(database.db))
        closed += await closeDays(database, app_id, { now: now(), signal });
      if (closed > 0) log.info({ closed }, 'Days of statements were closed');
    },
  };
}
