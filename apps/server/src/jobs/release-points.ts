// Releases pending points that are due, on any node (OF-09).

import { releasePoints } from '#offers/points/release-points.ts';
import type { Realtime } from '#ports/realtime.ts';
import type { Log } from '#request/log.ts';
import type { Database } from '#store/engine/database.ts';
import { findClicksDue } from '#store/offers/pending-points.ts';
import type { RecurringJob } from './recurring-job.ts';

interface ReleaseTools {
  database: Database;
  realtime: Realtime;
  now(): Date;
}

const everyMs = 5_000;
const batch = 200;

export function releaseJob({ log, ...tools }: ReleaseTools & { log: Log }): RecurringJob {
  return {
    name: 'release-points',
    everyMs,
    run: async (signal) => {
      const released = await releaseDue(tools, signal);
      if (released > 0) log.info({ released }, 'Pending points were released');
    },
  };
}

/** Resolves to how many milestones were paid. A click that fails does not delay the others; its error is thrown at the end. */
export async function releaseDue(tools: ReleaseTools, signal: AbortSignal): Promise<number> {
  const now = tools.now();
  const failures: unknown[] = [];
  let released = 0;
  for (let isMore = true; isMore && !signal.aborted; ) {
    const due = await findClicksDue(tools.database.db, now, batch);
    const before = released;
    for (const clickId of due) {
      if (signal.aborted) break;
      try {
        released += await releasePoints(tools, clickId, now);
      } catch (error) {
        failures.push(error);
      }
    }
    isMore = due.length === batch && released > before;
  }
  if (failures.length > 0) throw failures[0];
  return released;
}
