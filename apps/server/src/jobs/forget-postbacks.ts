// Deletes postbacks from the log when they are old, gives up those that nobody has fetched for a month (decision 0091), and
// forgets the answers to publishers' idempotency keys.
import type { Log } from '#request/log.ts';
import type { Database } from '#store/engine/database.ts';
import { deleteOldAnswers } from '#store/publishers/idempotent-answers.ts';
import { deleteOldPostbacks, expirePostbacks } from '#store/publishers/postback-log.ts';
import { deleteOldRecoveries } from '#store/publishers/recoveries.ts';
import type { RecurringJob } from './recurring-job.ts';

const dayMs = 86_400_000;
const everyMs = dayMs / 24;
/** How long a postback waits for an endpoint that was stopped. */
const waitingDays = 30;
/** How long a request can be repeated and gets its first answer. */
const answerDays = 30;
const batch = 2_000;

interface Tools {
  database: Database;
  now(): Date;
  log: Log;
  /** How long the log reaches back. */
  logDays: number;
}

export function forgetPostbacksJob({ database, now, log, logDays }: Tools): RecurringJob {
  return {
    name: 'forget-postbacks',
    everyMs,
    run: async (signal) => {
      const daysAgo = (days: number) => new Date(now().getTime() - days * dayMs);
      const expired = await inBatches(signal, () =>
        expirePostbacks(database.db, daysAgo(waitingDays), batch),
      );
      const deleted = await inBatches(signal, () => deleteOldPostbacks(database.db, daysAgo(logDays), batch));
      await inBatches(signal, () => deleteOldAnswers(database.db, daysAgo(answerDays), batch));
      await deleteOldRecoveries(database.db, daysAgo(logDays));
      if (expired > 0)
        log.warn({ expired }, 'Postbacks were given up: their endpoints have been stopped for a month');
      if (deleted > 0) log.info({ deleted }, 'Old postbacks were deleted from the log');
    },
  };
}

async function inBatches(signal: AbortSignal, work: () => Promise<number>): Promise<number> {
  let sum = 0;
  for (let done = batch; done === batch && !signal.aborted; sum += done) done = await work();
  return sum;
}
