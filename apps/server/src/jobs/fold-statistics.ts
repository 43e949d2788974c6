// Folds the deltas of the statistics, so that there are few for a read to add up. However late it runs, numbers are exact.
import type { Database } from '#store/engine/database.ts';
import { foldStatistics, foldUserDays } from '#store/statistics/fold.ts';
import type { RecurringJob } from './recurring-job.ts';

const everyMs = 2_000;
/** One transaction each: a lost node loses none of them, and a long backlog holds no lock for long. */
const atATime = 5_000;

export function foldStatisticsJob({ database }: { database: Database }): RecurringJob {
  return {
    name: 'fold-statistics',
    everyMs,
    run: async (signal) => {
      while (!signal.aborted && (await foldStatistics(database.db, atATime)) === atATime);
      while (!signal.aborted && (await foldUserDays(database.db, atATime)) >= atATime);
    },
  };
}
