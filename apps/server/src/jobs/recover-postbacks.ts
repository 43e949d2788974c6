// Goes on with recoveries of postbacks, a step of each in a run, on any node.
import { stepRecovery } from '#publishers/recovery.ts';
import { findRunningRecoveries } from '#store/publishers/recoveries.ts';
import type { RecurringJob } from './recurring-job.ts';

export function recoverPostbacksJob(tools: Parameters<typeof stepRecovery>[0]): RecurringJob {
  return {
    name: 'recover-postbacks',
    everyMs: 1_000,
    run: async (signal) => {
      const running = await findRunningRecoveries(tools.database.db);
      for (const id of running) if (!signal.aborted) await stepRecovery(tools, id);
    },
  };
}
