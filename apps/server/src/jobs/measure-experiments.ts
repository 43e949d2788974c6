// Measures once an hour how the odds hold and what experiments say.
import type { Database } from '#store/engine/database.ts';
import { measureExperiments } from '#surveys/experiments/measure.ts';
import type { RecurringJob } from './recurring-job.ts';

const everyMs = 3_600_000;

interface Tools {
  database: Database;
  now(): Date;
}

export function measureExperimentsJob({ database, now }: Tools): RecurringJob {
  return { name: 'measure-experiments', everyMs, run: () => measureExperiments(database, now()) };
}
