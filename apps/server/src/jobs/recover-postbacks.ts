// Goes on with recoveries of postbacks, a step each second, on any node.
import { stepRecovery } from '#publishers/recovery.ts';
import type { Context } from '#request/context.ts';
import { sleep } from '#request/within.ts';
import { findRunningRecoveries } from '#store/publishers/recoveries.ts';
import type { RecurringJob } from './recurring-job.ts';

const stepMs = 1_000;

export function recoverPostbacksJob(tools: Pick<Context, 'database' | 'now' | 'postbacks'>): RecurringJob {
  return {
    name: 'recover-postbacks',
    everyMs: stepMs,
    run: async (signal) => {
      for (let isMore = true; isMore && !signal.aborted; ) {
        isMore = await stepAll(tools, signal);
        if (isMore) await sleep(stepMs, signal);
      }
    },
  };
}

/** False when none runs. */
async function stepAll(
  tools: Parameters<typeof recoverPostbacksJob>[0],
  signal: AbortSignal,
): Promise<boolean> {
  const running = await findRunningRecoveries(tools.database.db);
  for (const id of running) if (!signal.aborted) await stepRecovery(tools, id);
  return running.length > 0;
}
