// Pauses of suppliers and networks, with or without an account: who made them, and how long an operator's word holds.
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#store/engine/queryable.ts';
import { supplier_accounts } from '#store/schema/supplier-accounts.ts';
import { supplier_pauses } from '#store/schema/supplier-health.ts';
import { setSupplyStatus } from './accounts.ts';

export type SupplierPause = typeof supplier_pauses.$inferSelect;
type Paused = Required<{ by: NonNullable<SupplierPause['paused_by']>; reason: string; at: Date }>;

export async function findPauses(on: Queryable, ids: readonly string[]): Promise<Map<string, SupplierPause>> {
  if (ids.length === 0) return new Map();
  const found = await on
    .select()
    .from(supplier_pauses)
    .where(inArray(supplier_pauses.supplier_id, [...ids]));
  return new Map(found.map((pause) => [pause.supplier_id, pause]));
}

export async function findPause(on: Queryable, id: string): Promise<SupplierPause | null> {
  return (await findPauses(on, [id])).get(id) ?? null;
}

/** The pause of an operator replaces one by its health. */
export async function savePause(tx: Tx, supplier_id: string, { by, reason, at }: Paused): Promise<void> {
  const columns = { paused_by: by, paused_since: at, reason, override_until: null };
  await tx
    .insert(supplier_pauses)
    .values({ supplier_id, ...columns })
    .onConflictDoUpdate({ target: supplier_pauses.supplier_id, set: columns });
}

export async function saveResumption(
  tx: Tx,
  supplier_id: string,
  { at, override_until }: { at: Date; override_until: Date },
): Promise<void> {
  const columns = { paused_by: null, paused_since: null, reason: null, resumed_at: at, override_until };
  await tx
    .insert(supplier_pauses)
    .values({ supplier_id, ...columns })
    .onConflictDoUpdate({ target: supplier_pauses.supplier_id, set: columns });
}

/** Locks its row until the transaction ends; false where an operator has paused or resumed it since it was measured. */
export async function holdPause(
  tx: Tx,
  supplier_id: string,
  measured: Pick<SupplierPause, 'resumed_at'> | null,
): Promise<boolean> {
  await tx.insert(supplier_pauses).values({ supplier_id }).onConflictDoNothing();
  const held = await tx
    .select({ resumed_at: supplier_pauses.resumed_at })
    .from(supplier_pauses)
    .where(and(eq(supplier_pauses.supplier_id, supplier_id), isNull(supplier_pauses.paused_by)))
    .for('update');
  return held.length === 1 && held[0]?.resumed_at?.getTime() === measured?.resumed_at?.getTime();
}

/** Of its own rows, and of its account: nodes see by the version that it has changed. */
export async function setStatusEverywhere(
  tx: Tx,
  id: string,
  status: 'live' | 'paused',
  updated_at: Date,
): Promise<void> {
  await setSupplyStatus(tx, id, status);
  await tx
    .update(supplier_accounts)
    .set({ status, updated_at, version: sql`${supplier_accounts.version} + 1` })
    .where(eq(supplier_accounts.id, id));
}
