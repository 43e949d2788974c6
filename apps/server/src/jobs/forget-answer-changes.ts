// Forgets that answers were changed once that is too long ago to say anything about a person (decision 0137).
import type { Log } from '#request/log.ts';
import type { Database } from '#store/engine/database.ts';
import { deleteOldAnswerChanges } from '#store/people/answer-changes.ts';
import type { RecurringJob } from './recurring-job.ts';

const dayMs = 24 * 3_600_000;
const everyMs = dayMs / 24;
/** People move, marry and change work: what was another answer half a year ago contradicts nothing now. */
const keptDays = 180;

interface Tools {
  database: Database;
  now(): Date;
  log: Log;
}

export function forgetAnswerChangesJob({ database, now, log }: Tools): RecurringJob {
  return {
    name: 'forget-answer-changes',
    everyMs,
    run: async () => {
      const before = new Date(now().getTime() - keptDays * dayMs);
      const deleted = await deleteOldAnswerChanges(database.db, before);
      if (deleted > 0) log.info({ deleted }, 'Old changes of answers were deleted');
    },
  };
}
