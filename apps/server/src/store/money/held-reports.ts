// Reports that signed returns brought, held until the supplier can no longer take them back (decision 0114).
import { and, asc, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#store/engine/queryable.ts';
import { clicks } from '#store/schema/clicks.ts';
import { held_reports } from '#store/schema/held-reports.ts';
import { supplier_reports } from '#store/schema/supplier-reports.ts';

export type HeldReport = typeof held_reports.$inferSelect;
type NewHeldReport = Omit<HeldReport, 'id' | 'released_at'>;

interface TransactionName {
  readonly supplier_id: string;
  readonly transaction: string;
}

/** Held now, or released before. */
export async function findHeldReport(
  on: Queryable,
  { supplier_id, transaction }: TransactionName,
): Promise<HeldReport | null> {
  const [found] = await on
    .select()
    .from(held_reports)
    .where(and(eq(held_reports.supplier_id, supplier_id), eq(held_reports.transaction, transaction)));
  return found ?? null;
}

/** Those of a click, released or not. */
export function findHeldOf(on: Queryable, cid: string): Promise<HeldReport[]> {
  return on.select().from(held_reports).where(eq(held_reports.cid, cid));
}

/** What the report that settled under this transaction said. */
export async function findSettled(
  on: Queryable,
  { supplier_id, transaction }: TransactionName,
): Promise<Pick<HeldReport, 'cid' | 'raw_code'> | null> {
  const [found] = await on
    .select({ cid: supplier_reports.cid, raw_code: supplier_reports.raw_code })
    .from(supplier_reports)
    .where(and(eq(supplier_reports.supplier_id, supplier_id), eq(supplier_reports.transaction, transaction)));
  return found ?? null;
}

/**
 * The click waits for it, so it expires no sooner. The caller has locked the user. False where the transaction is held
 * already.
 */
export async function insertHeldReport(tx: Tx, report: NewHeldReport): Promise<boolean> {
  const { rowCount } = await tx.insert(held_reports).values(report).onConflictDoNothing();
  if (rowCount === 0) return false;
  await tx
    .update(clicks)
    .set({ expires_at: sql`greatest(${clicks.expires_at}, ${report.release_at.toISOString()}::timestamptz)` })
    .where(and(eq(clicks.cid, report.cid), eq(clicks.state, 'started')));
  return true;
}

/** In the order of their rows, those after `after`. */
export function findDueReports(
  on: Queryable,
  { now, after, most }: { now: Date; after: number; most: number },
): Promise<HeldReport[]> {
  return on
    .select()
    .from(held_reports)
    .where(
      and(isNull(held_reports.released_at), lte(held_reports.release_at, now), gt(held_reports.id, after)),
    )
    .orderBy(asc(held_reports.id))
    .limit(most);
}

export async function markReleased(on: Queryable, { id }: Pick<HeldReport, 'id'>, at: Date): Promise<void> {
  await on
    .update(held_reports)
    .set({ released_at: at })
    .where(and(eq(held_reports.id, id), isNull(held_reports.released_at)));
}
