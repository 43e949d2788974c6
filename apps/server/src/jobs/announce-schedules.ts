// Open panels learn that a bonus or an announcement has begun or ended by the clock: they read again what they show. A
// hint, as all of them are: a panel that misses it shows the same with its next visit.
import type { Realtime } from '#ports/realtime.ts';
import { findTurned } from '#store/console/turned-schedules.ts';
import type { Database } from '#store/engine/database.ts';
import type { RecurringJob } from './recurring-job.ts';

interface Tools {
  database: Database;
  realtime: Realtime;
  now(): Date;
}

const everyMs = 5_000;
/** The first run on a node looks back this far: what another node has announced is announced once more, which is harmless. */
const lookBackMs = 60_000;

export function announceSchedulesJob(tools: Tools): RecurringJob {
  let last: Date | null = null;
  return {
    name: 'announce-schedules',
    everyMs,
    run: async () => {
      const now = tools.now();
      const earliest = now.getTime() - lookBackMs;
      await announceTurned(tools, new Date(Math.max(last?.getTime() ?? 0, earliest)), now);
      last = now;
    },
  };
}

/** What began or ended after `from`, and by `to`. */
export async function announceTurned(
  { database, realtime }: Pick<Tools, 'database' | 'realtime'>,
  from: Date,
  to: Date,
): Promise<void> {
  for (const { app_id, uhash } of await findTurned(database.db, from, to)) {
    if (uhash === null) realtime.publishToApp(app_id, 'account-changed', {});
    else realtime.publish(`notifications-${uhash}`, 'account-changed', {});
  }
}
