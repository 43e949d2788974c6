// Counts what became of entries into surveys, outside the settlement of reports (OD-01).
import type { Database } from '#store/engine/database.ts';
import { foldOutcomes } from '#surveys/odds/fold-outcomes.ts';
import type { RecurringJob } from './recurring-job.ts';

const everyMs = 10_000;

export function foldOutcomesJob({ database, now }: { database: Database; now(): Date }): RecurringJob {
  return {
    name: 'fold-outcomes',
    everyMs,
    run: async (signal) => {
      await foldOutcomes({ database, now: now(), signal });
    },
  };
}
