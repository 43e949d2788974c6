// Measures once an hour how the odds hold, what experiments say, and who comes back after being turned away.
import { keepReturns } from '#console/odds/returns.ts';
import type { Database } from '#store/engine/database.ts';
import { measureExperiments } from '#surveys/experiments/measure.ts';
import type { RecurringJob } from './recurring-job.ts';

const everyMs = 3_600_000;

interface Tools {
  database: Database;
  now(): Date;
}

export function measureExperimentsJob({ database, now }: Tools): RecurringJob {
  return {
    name: 'measure-experiments',
    everyMs,
    run: async () => {
      await measureExperiments(database, now());
      await keepReturns(database, now());
    },
  };
}
