// Statements that operators have uploaded, and how far each is.
import type { lineNames, reconciliationStates } from '@earnwall/contract/reconciliation';
import type { ListKind } from '@earnwall/domain/reconciliation/findings';
import { and, desc, eq, lt } from 'drizzle-orm';
import type { Queryable, Tx } from '#store/engine/queryable.ts';
import { reconciliations } from '#store/schema/reconciliations.ts';

export type ReconciliationRecord = typeof reconciliations.$inferSelect;
export type ReconciliationState = (typeof reconciliationStates)[number];

interface NewReconciliation {
  readonly supplier_id: string;
  readonly supplies: ReconciliationRecord['supplies'];
  readonly list: ListKind;
  readonly names: (typeof lineNames)[number];
  readonly from_at: Date | null;
  readonly to_at: Date | null;
  readonly created_by: string;
  readonly created_at: Date;
}

export async function insertReconciliation(
  on: Queryable,
  given: NewReconciliation,
): Promise<ReconciliationRecord> {
  const [inserted] = await on.insert(reconciliations).values(given).returning();
  if (!inserted) throw new Error('A reconciliation was not inserted');
  return inserted;
}

export async function findReconciliation(on: Queryable, id: number): Promise<ReconciliationRecord | null> {
  const [found] = await on.select().from(reconciliations).where(eq(reconciliations.id, id));
  return found ?? null;
}

/** The newest first; `before`: only those below this id. */
export function findReconciliations(
  on: Queryable,
  { supplier_id, before, most }: { supplier_id: string; before: number | null; most: number },
): Promise<ReconciliationRecord[]> {
  return on
    .select()
    .from(reconciliations)
    .where(
      and(
        eq(reconciliations.supplier_id, supplier_id),
        before === null ? undefined : lt(reconciliations.id, before),
      ),
    )
    .orderBy(desc(reconciliations.id))
    .limit(most);
}

/** The oldest that waits for the job in this state. */
export async function findWaiting(
  on: Queryable,
  state: 'comparing' | 'applying',
): Promise<ReconciliationRecord | null> {
  const [found] = await on
    .select()
    .from(reconciliations)
    .where(eq(reconciliations.state, state))
    .orderBy(reconciliations.id)
    .limit(1);
  return found ?? null;
}

/** Locks it until the transaction ends; false when it is no longer being compared. */
export async function lockCompared(tx: Tx, id: number): Promise<boolean> {
  const locked = await tx
    .select({ id: reconciliations.id })
    .from(reconciliations)
    .where(and(eq(reconciliations.id, id), eq(reconciliations.state, 'comparing')))
    .for('update');
  return locked.length === 1;
}

/** False when it is no longer in the state that the change begins with. */
export async function moveReconciliation(
  on: Queryable,
  { id, from, to }: { id: number; from: ReconciliationState; to: ReconciliationState },
  set: Partial<
    Pick<ReconciliationRecord, 'compared_at' | 'applied_at' | 'found' | 'affected' | 'failure'>
  > = {},
): Promise<boolean> {
  const moved = await on
    .update(reconciliations)
    .set({ ...set, state: to })
    .where(and(eq(reconciliations.id, id), eq(reconciliations.state, from)));
  return moved.rowCount === 1;
}
