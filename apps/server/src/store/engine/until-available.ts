// For work of a start on a node that already serves: it waits for an unreachable database instead of ending the process.
import { setTimeout as pause } from 'node:timers/promises';
import type { DatabaseLog } from './database.ts';
import { DatabaseUnavailable } from './failures.ts';

/** Any other failure is thrown. The work may be started several times, so it has to be idempotent. */
export async function untilAvailable<Result>(
  work: () => Promise<Result>,
  log: DatabaseLog,
  pauseMs = 1_000,
): Promise<Result> {
  for (let isFirst = true; ; isFirst = false) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) throw error;
      if (isFirst)
        log.warn(
          { err: error },
          'The database cannot be reached: the rest of the start waits for it. Check DATABASE_URL if it goes on',
        );
      await pause(pauseMs);
    }
  }
}
