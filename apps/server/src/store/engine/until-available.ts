// For work of a start that has to be done some time, on a node that is open already: it waits for a database that is away
// instead of ending the process.
import { setTimeout as pause } from 'node:timers/promises';
import type { DatabaseLog } from './database.ts';
import { DatabaseUnavailable } from './failures.ts';

/** Any other failure is the caller's. The work may begin several times, so it has to bear that. */
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
      if (isFirst) log.warn({ err: error }, 'The database is away: the rest of the start waits for it');
      await pause(pauseMs);
    }
  }
}
