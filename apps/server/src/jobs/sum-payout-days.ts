// Sums up the days of payouts that have become final (decision 0124).
import { finalUntil } from '@earnwall/domain/statements/period';
import type { Log } from '#request/log.ts';
import type { Database } from '#store/engine/database.ts';
import { sumDaysUntil } from '#store/payouts/days.ts';
import type { RecurringJob } from './recurring-job.ts';

const everyMs = 1_800_000;

interface Tools {
  database: Database;
  now(): Date;
  log: Log;
}

export function sumPayoutDaysJob({ database, now, log }: Tools): RecurringJob {
  return {
    name: 'sum-payout-days',
    everyMs,
    run: async (signal) => {
      const days = await sumDaysUntil(database, finalUntil(now()), signal);
      if (days > 0) log.info({ days }, 'Days of payouts were summed up');
    },
  };
}
