// Deletes files that belong to no ticket: aborted uploads, and files stored for a ticket whose rows were never committed
// because the server died in between. Each node sweeps its own folder, so this is no job of the shared table; where nodes
// share a store they may sweep it twice, which does no harm.

import type { Files } from '#ports/files.ts';
import type { Log } from '#request/log.ts';
import { sleep, within } from '#request/within.ts';
import type { Database } from '#store/engine/database.ts';
import { findKnownKeys, hasTicketFiles } from '#store/support/ticket-files.ts';

interface SweepTools {
  files: Files;
  database: Database;
  now(): Date;
}

const hourMs = 3_600_000;
/** Much longer than any request may take. */
const uploadMs = hourMs;
/** Long enough for an operator to restore a database. */
const orphanMs = 24 * hourMs;
const everyMs = hourMs;
/** The maximum duration of a stop. */
const stopMs = 3_000;
const batch = 500;

export function startSweeping({ log, ...tools }: SweepTools & { log: Log }): {
  stop(): Promise<void>;
} {
  const stopping = new AbortController();
  const sweeping = (async () => {
    while (!stopping.signal.aborted) {
      await sweepFiles(tools, stopping.signal).then(
        (swept) => swept > 0 && log.info({ swept }, 'Files without a ticket were deleted'),
        (error: unknown) =>
          log.warn({ err: error }, 'Files without a ticket could not be deleted: retrying in an hour'),
      );
      await sleep(everyMs, stopping.signal);
    }
  })();
  return {
    stop: async () => {
      stopping.abort();
      await within(stopMs, sweeping);
    },
  };
}

/** Resolves to how many were deleted. */
export async function sweepFiles(
  { files, database, now }: SweepTools,
  signal?: AbortSignal,
): Promise<number> {
  const ago = (milliseconds: number) => new Date(now().getTime() - milliseconds);
  let swept = await files.clearUploads(ago(uploadMs));
  // A database without any file is new, or not the one these files belong to.
  if (!(await hasTicketFiles(database.db))) return swept;
  let keys: string[] = [];

  async function sweepBatch(): Promise<void> {
    const known = await findKnownKeys(database.db, keys);
    for (const key of keys.filter((stored) => !known.has(stored))) {
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
