// Points whose day has come are released, whichever node looks first (OF-09).

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
      if (released > 0) log.info({ released }, 'Points that had to wait count now');
    },
  };
}

/** Answers how many milestones were paid. Whoever cannot be paid holds up nobody else, and is told of in the end. */
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
