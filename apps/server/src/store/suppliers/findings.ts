// What was found wrong with suppliers and networks: at most one finding of a kind stands for each.
import type { Finding } from '@earnwall/domain/suppliers/health';
import { and, desc, eq, getTableColumns, gte, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#store/engine/queryable.ts';
import { supplier_findings } from '#store/schema/supplier-health.ts';

export type StoredFinding = typeof supplier_findings.$inferSelect;

export async function findStandingFindings(on: Queryable): Promise<StoredFinding[]> {
  return await on
    .select()
    .from(supplier_findings)
    .where(isNull(supplier_findings.ended_at))
    .orderBy(supplier_findings.supplier_id, supplier_findings.since, supplier_findings.id);
}

/** Those that stand, and those that ended since; the newest first. */
export async function findFindingsOf(
  on: Queryable,
  supplier_id: string,
  { since, most }: { since: Date; most: number },
): Promise<StoredFinding[]> {
  const { ended_at, id } = supplier_findings;
  return await on
    .select()
    .from(supplier_findings)
    .where(and(eq(supplier_findings.supplier_id, supplier_id), or(isNull(ended_at), gte(ended_at, since))))
    .orderBy(desc(supplier_findings.since), desc(id))
    .limit(most);
}

/** Begins it, or confirms the one that stands. */
export async function saveFinding(
  tx: Tx,
  supplier_id: string,
  { kind, severity, details }: Finding,
  at: Date,
): Promise<{ finding: StoredFinding; isNew: boolean }> {
  const [saved] = await tx
    .insert(supplier_findings)
    .values({ supplier_id, kind, severity, details, since: at, last_at: at })
    .onConflictDoUpdate({
      target: [supplier_findings.supplier_id, supplier_findings.kind],
      targetWhere: isNull(supplier_findings.ended_at),
      set: { severity, details, last_at: at },
    })
    .returning({ ...getTableColumns(supplier_findings), isNew: sql<boolean>`xmax = 0` });
  if (!saved) throw new Error('A finding was not stored');
  const { isNew, ...finding } = saved;
  return { finding, isNew };
}

export async function endFindings(tx: Tx, ids: readonly number[], ended_at: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(supplier_findings)
    .set({ ended_at })
    .where(and(inArray(supplier_findings.id, [...ids]), isNull(supplier_findings.ended_at)));
}

/** How many rows were deleted. */
export async function deleteOldFindings(on: Queryable, before: Date): Promise<number> {
  const { rowCount } = await on.delete(supplier_findings).where(lt(supplier_findings.ended_at, before));
  return rowCount ?? 0;
}
