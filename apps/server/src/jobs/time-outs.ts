// Ends clicks that were started a day ago without a report, and publishes the result to tabs that wait for it. A later
// report still counts (decision 0031).

import type { Realtime } from '#ports/realtime.ts';
import type { Log } from '#request/log.ts';
import type { Database } from '#store/engine/database.ts';
import { endExpired } from '#store/surveys/clicks-with-owners.ts';
import type { RecurringJob } from './recurring-job.ts';

interface TimeOutTools {
  database: Database;
  realtime: Realtime;
  now(): Date;
}

const everyMs = 30_000;
const batch = 500;

export function timeOutJob({ log, ...tools }: TimeOutTools & { log: Log }): RecurringJob {
  return {
    name: 'time-outs',
    everyMs,
    run: async (signal) => {
      let ended = 0;
      for (let last = batch; last === batch && !signal.aborted; ended += last) last = await timeOut(tools);
      if (ended > 0) log.info({ ended }, 'Clicks without a report have timed out');
    },
  };
}

/** Ends the oldest ones that are due; resolves to how many. */
export async function timeOut({ database, realtime, now }: TimeOutTools): Promise<number> {
  const ended = await database.transaction((tx) => endExpired(tx, now(), batch));
  for (const { cid, sid } of ended)
    realtime.publish(`result-${cid}`, 'result-ready', { cid, result: 'disqualified', sid, user_reward: 0 });
  return ended.length;
}
