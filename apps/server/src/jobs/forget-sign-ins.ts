// Deletes what has expired of sign-ins: sessions, challenges, links for a new password, and counted failures.
import { seriesMs } from '@earnwall/domain/console/attempts';
import { sessionIdleMs } from '@earnwall/domain/console/session-times';
import type { Log } from '#request/log.ts';
import { deleteExpired } from '#store/console/forget.ts';
import type { Database } from '#store/engine/database.ts';
import type { RecurringJob } from './recurring-job.ts';

const everyMs = 3_600_000;

interface Tools {
  database: Database;
  now(): Date;
  log: Log;
}

export function forgetSignInsJob({ database, now, log }: Tools): RecurringJob {
  return {
    name: 'forget-sign-ins',
    everyMs,
    run: async () => {
      const at = now();
      const before = {
        now: at,
        idleSince: new Date(at.getTime() - sessionIdleMs),
        attempts: new Date(at.getTime() - seriesMs),
      };
      const deleted = await deleteExpired(database.db, before);
      if (deleted > 0) log.info({ deleted }, 'Expired rows of sign-ins were deleted');
    },
  };
}
