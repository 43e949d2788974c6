// Counts clicks that have matured, and counts them anew when something more was reported about them (decision 0134). Each run
// may be repeated or broken off: a click remembers what it was counted as.
import { countedAs } from '@earnwall/domain/odds/counted-as';
import type { Database } from '#store/engine/database.ts';
import type { Tx } from '#store/engine/queryable.ts';
import {
  findMatured,
  findReportedSince,
  lockCounted,
  lockMatured,
  moveReportHorizon,
  saveCounted,
} from '#store/surveys/outcome-folds.ts';

/** One transaction each, so that a long backlog holds no lock for long. */
const atATime = 500;

interface Tools {
  readonly database: Database;
  readonly now: Date;
  readonly signal?: AbortSignal;
}

/** Resolves to how many were counted, or counted differently. */
export async function foldOutcomes(tools: Tools): Promise<number> {
  return (await recount(tools)) + (await countMatured(tools));
}

/** Before the matured ones: what is reported while those are being counted lies above the horizon of the next time. */
async function recount({ database, signal }: Tools): Promise<number> {
  const { horizon, cids } = await findReportedSince(database.db);
  let changed = 0;
  for (let start = 0; start < cids.length; start += atATime) {
    if (signal?.aborted) return changed;
    const some = cids.slice(start, start + atATime);
    changed += await database.transaction(async (tx) => count(tx, await lockCounted(tx, some)));
  }
  await moveReportHorizon(database.db, horizon);
  return changed;
}

async function countMatured({ database, now, signal }: Tools): Promise<number> {
  for (let sum = 0; ; ) {
    if (signal?.aborted) return sum;
    const matured = await database.transaction(async (tx) => {
      const cids = await lockMatured(tx, now, atATime);
      await count(tx, cids);
      return cids.length;
    });
    sum += matured;
    if (matured < atATime) return sum;
  }
}

/** They are locked: whatever is read of them now is what they count as. */
async function count(tx: Tx, cids: readonly string[]): Promise<number> {
  if (cids.length === 0) return 0;
  const clicks = await findMatured(tx, cids);
  return saveCounted(
    tx,
    clicks.map((click) => ({ cid: click.cid, ...countedAs(click) })),
  );
}
