// The jobs that both nodes run at once during the storm. As in the product, a run that met a locked row is no harm: the next
// one goes on with what is left.
import { readLaterOutcomes } from '#jobs/later-outcomes.ts';
import { releaseHeld } from '#jobs/release-held.ts';
import { releaseDue } from '#jobs/release-points.ts';
import type { Realtime } from '#ports/realtime.ts';
import type { Supplier } from '#ports/supplier.ts';
import { createLog } from '#request/log.ts';
import type { SupplierCounts } from '#request/supplier-counts.ts';
import type { Database } from '#store/engine/database.ts';
import { DatabaseBusy } from '#store/engine/failures.ts';
import type { Settlements } from '#surveys/settle/settlements.ts';

export interface StormNode {
  readonly url: string;
  readonly database: Database;
  readonly settlements: Settlements;
  readonly supplierCounts: SupplierCounts;
  readonly realtime: Realtime;
}

const maxRuns = 50;
const log = createLog('fatal');
const signal = new AbortController().signal;

export async function readLists(
  nodes: readonly StormNode[],
  suppliers: Iterable<Supplier>,
  now: Date,
): Promise<void> {
  const listing = [...suppliers];
  const readOn = async (node: StormNode) => {
    for (const supplier of listing) {
      const { laterOutcomes } = supplier;
      if (!laterOutcomes) continue;
      await untilDone(() => readLaterOutcomes({ ...supplier, laterOutcomes }, toolsOf(node, now), signal));
    }
  };
  await Promise.all(nodes.map(readOn));
}

/** Held reports, and pending points. */
export async function releaseAll(nodes: readonly StormNode[], now: Date): Promise<void> {
  await Promise.all(
    nodes.flatMap((node) => [
      untilDone(() => releaseHeld(toolsOf(node, now), signal)),
      untilDone(() => releaseDue(toolsOf(node, now), signal)),
    ]),
  );
}

const toolsOf = ({ database, settlements, supplierCounts, realtime }: StormNode, now: Date) => ({
  ...{ database, settlements, supplierCounts, realtime, log, now: () => now },
});

async function untilDone(run: () => Promise<unknown>): Promise<void> {
  for (let runs = 1; ; runs += 1) {
    try {
      await run();
      return;
    } catch (error) {
      if (!(error instanceof DatabaseBusy) || runs === maxRuns) throw error;
    }
  }
}
