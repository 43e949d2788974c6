// How well suppliers and networks do, as operators see it.
import { earlier, type HourCounts, hourMs } from '@earnwall/domain/suppliers/hour-counts';
import { ApiError } from '#request/api-error.ts';
import type { Context } from '#request/context.ts';
import { findHourCounts } from '#store/suppliers/counts.ts';
import { findStandingFindings, type StoredFinding } from '#store/suppliers/findings.ts';
import { countOpen, findMixes, type MixPart } from '#store/suppliers/overview.ts';
import { findPauses, type SupplierPause } from '#store/suppliers/pauses.ts';
import { findPromised } from '#store/suppliers/promised.ts';
import { type ListedSupplier, listSuppliers } from './listed.ts';

export interface SupplierInHealth extends ListedSupplier {
  /** Of the last seven days. */
  readonly hours: readonly HourCounts[];
  readonly promised: number | null;
  readonly open: number;
  /** Of the last seven days. */
  readonly mix: readonly MixPart[];
  readonly pause: SupplierPause | null;
  /** Those that stand. */
  readonly findings: readonly StoredFinding[];
}

const dayMs = 24 * hourMs;
const shownMs = 7 * dayMs;

export async function listHealth(ctx: Context): Promise<SupplierInHealth[]> {
  const list = await listSuppliers(ctx);
  const { db } = ctx.database;
  const now = ctx.now();
  const ids = list.map(({ id }) => id);
  const [hours, promised, findings, pauses, open, mixes] = await Promise.all([
    findHourCounts(db, earlier(now, shownMs)),
    findPromised(db, earlier(now, dayMs)),
    findStandingFindings(db),
    findPauses(db, ids),
    countOpen(db),
    findMixes(db, earlier(now, shownMs)),
  ]);
  return list.map((supplier) => ({
    ...supplier,
    hours: hours.get(supplier.id) ?? [],
    promised: promised.get(supplier.id) ?? null,
    open: open.get(supplier.id) ?? 0,
    mix: mixes.get(supplier.id) ?? [],
    pause: pauses.get(supplier.id) ?? null,
    findings: findings.filter(({ supplier_id }) => supplier_id === supplier.id),
  }));
}

/** Throws where there is none. */
export async function findHealth(ctx: Context, id: string): Promise<SupplierInHealth> {
  const list = await listHealth(ctx);
  const found = list.find((supplier) => supplier.id === id);
  if (!found) throw new ApiError('not-found', 'There is no such supplier.');
  return found;
}
