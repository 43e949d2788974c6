// Learns once a night what odds are made from, and at the first start.
import type { Log } from '#request/log.ts';
import type { Database } from '#store/engine/database.ts';
import { isLearningDue, learnOdds } from '#surveys/odds/learn-odds.ts';
import type { RecurringJob } from './recurring-job.ts';

/** How often it is looked whether a day has passed. */
const everyMs = 600_000;

export function learnOddsJob({
  database,
  now,
  log,
}: {
  database: Database;
  now(): Date;
  log: Log;
}): RecurringJob {
  return {
    name: 'learn-odds',
    everyMs,
    run: async () => {
      if (!(await isLearningDue(database, now()))) return;
      await learnOdds(database, now());
      log.info('What odds are made from was learned anew');
    },
  };
}
