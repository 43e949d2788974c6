// What the rules of suppliers' health need to know, of all suppliers and networks together.

import type { Measured } from '@earnwall/domain/suppliers/health';
import { earlier, hourMs } from '@earnwall/domain/suppliers/hour-counts';
import { testSupplier } from '@earnwall/domain/surveys/test-survey';
import { hasInventory } from '#ports/supplier.ts';
import type { Supply } from '#ports/supply.ts';
import type { Queryable } from '#store/engine/queryable.ts';
import { findSupplyRows, type SupplyRow } from '#store/suppliers/accounts.ts';
import { findHourCounts } from '#store/suppliers/counts.ts';
import { findFeedStates } from '#store/suppliers/feed-states.ts';
import { findStandingFindings, type StoredFinding } from '#store/suppliers/findings.ts';
import { findPauses, type SupplierPause } from '#store/suppliers/pauses.ts';
import { findPromised } from '#store/suppliers/promised.ts';

export interface MeasuredSupplier extends Measured, SupplyRow {
  readonly pause: SupplierPause | null;
  readonly open: readonly StoredFinding[];
}

interface MeasureTools {
  readonly supply: Pick<Supply, 'suppliers' | 'networks'>;
  /** Where a supplier has no interval of its own. */
  readonly everyMs: number;
}

const dayMs = 24 * hourMs;

export async function measureSuppliers(
  on: Queryable,
  tools: MeasureTools,
  now: Date,
): Promise<MeasuredSupplier[]> {
  // Publishers try the product's own test survey, and leave it as they like.
  const rows = (await findSupplyRows(on)).filter(({ id }) => id !== testSupplier);
  const ids = rows.map(({ id }) => id);
  const [hours, promised, standing, pauses, feeds] = await Promise.all([
    findHourCounts(on, earlier(now, 8 * dayMs)),
    findPromised(on, earlier(now, dayMs)),
    findStandingFindings(on),
    findPauses(on, ids),
    findFeedStates(on, ids),
  ]);
  return rows.map((row) => {
    const pause = pauses.get(row.id) ?? null;
    const read_at = feeds.find(({ supplier_id }) => supplier_id === row.id)?.read_at ?? null;
    const everyMs = intervalOf(tools, row.id);
    return {
      ...{ ...row, pause, isPaused: row.status === 'paused' },
      hours: hours.get(row.id) ?? [],
      promised: promised.get(row.id) ?? null,
      feed: everyMs === null ? null : { everyMs, since: latest(row.created_at, read_at, pause?.resumed_at) },
      open: standing.filter(({ supplier_id }) => supplier_id === row.id),
    };
  });
}

/** Null where no list is read. */
function intervalOf({ supply, everyMs }: MeasureTools, id: string): number | null {
  const supplier = supply.suppliers.get(id);
  if (supplier) return hasInventory(supplier) ? (supplier.feed.everyMs ?? everyMs) : null;
  const network = supply.networks.get(id);
  return network ? (network.everyMs ?? everyMs) : null;
}

/** The list of one that was paused, or is new, is due from then on. */
const latest = (first: Date, ...others: readonly (Date | null | undefined)[]): Date =>
  new Date(Math.max(first.getTime(), ...others.map((at) => at?.getTime() ?? 0)));
