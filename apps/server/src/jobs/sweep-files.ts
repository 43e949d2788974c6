// Files that belong to no ticket: what stopped arriving, and what was kept for a ticket that never came to be, because
// the server died between the two. Each node looks after its own folder, so this is no job of the shared table; where
// nodes share a store they may sweep it twice, which does no harm.

import type { Files } from '#ports/files.ts';
import type { Log } from '#request/log.ts';
import type { Database } from '#store/engine/database.ts';
import { findKnownKeys, hasTicketFiles } from '#store/support/ticket-files.ts';
import { rest, within } from './within.ts';

interface SweepTools {
  files: Files;
  database: Database;
  now(): Date;
}

const hourMs = 3_600_000;
/** Far beyond the time that any request may take. */
const arrivingMs = hourMs;
/** No ticket waits that long for its row either; an operator who restores a database may. */
const orphanMs = 24 * hourMs;
const everyMs = hourMs;
/** A stop takes no longer, whatever hangs. */
const stopMs = 3_000;
const batch = 500;

export function startSweeping({ log, ...tools }: SweepTools & { log: Log }): {
  stop(): Promise<void>;
} {
  const stopping = new AbortController();
  const sweeping = (async () => {
    while (!stopping.signal.aborted) {
      await sweepFiles(tools, stopping.signal).then(
        (swept) => swept > 0 && log.info({ swept }, 'Files without a ticket were swept'),
        (error: unknown) => log.warn({ err: error }, 'Files could not be swept and will be later'),
      );
      await rest(everyMs, stopping.signal);
    }
  })();
  return {
    stop: async () => {
      stopping.abort();
      await within(stopMs, sweeping);
    },
  };
}

/** Answers how many were taken away. */
export async function sweepFiles(
  { files, database, now }: SweepTools,
  signal?: AbortSignal,
): Promise<number> {
  const ago = (milliseconds: number) => new Date(now().getTime() - milliseconds);
  let swept = await files.clearUploads(ago(arrivingMs));
  // A database that knows of no file at all is new, or not the one these files belong to.
  if (!(await hasTicketFiles(database.db))) return swept;
  let keys: string[] = [];

  async function sweepBatch(): Promise<void> {
    const known = await findKnownKeys(database.db, keys);
    for (const key of keys.filter((kept) => !known.has(kept))) {
      await files.remove(key);
      swept += 1;
    }
    keys = [];
  }

  for await (const key of files.storedBefore(ago(orphanMs))) {
    if (signal?.aborted) return swept;
    keys.push(key);
    if (keys.length === batch) await sweepBatch();
  }
  if (keys.length > 0) await sweepBatch();
  return swept;
}
