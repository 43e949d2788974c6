// Statements that operators have uploaded, and how far each is.
import type { lineNames, reconciliationStates } from '@earnwall/contract/reconciliation';
import type { ListKind } from '@earnwall/domain/reconciliation/findings';
import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#store/engine/queryable.ts';
import { reconciliation_lines, reconciliations } from '#store/schema/reconciliations.ts';

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
  set: Partial<Pick<ReconciliationRecord, 'compared_at' | 'applied_at' | 'found' | 'failure'>> = {},
): Promise<boolean> {
  const moved = await on
    .update(reconciliations)
    .set({ ...set, state: to })
    .where(and(eq(reconciliations.id, id), eq(reconciliations.state, from)));
  return moved.rowCount === 1;
}

export interface NewLine {
  readonly line: number;
  readonly name: string;
  readonly micros: bigint | null;
}

/** Lines sent again replace themselves. Resolves to false when it takes no more lines. */
export async function addLines(on: Queryable, id: number, lines: readonly NewLine[]): Promise<boolean> {
  const { rows } = await on.execute<{ is_open: boolean }>(sql`
    with target as (select id from ${reconciliations} where id = ${id} and state = 'open' for update),
    added as (
      insert into ${reconciliation_lines} (reconciliation_id, line, name, micros)
      select target.id, given.line, given.name, given.micros
      from target, unnest(
        ${sql.param(lines.map(({ line }) => line))}::integer[],
        ${sql.param(lines.map(({ name }) => name))}::text[],
        ${sql.param(lines.map(({ micros }) => (micros === null ? null : `${micros}`)))}::bigint[]
      ) as given (line, name, micros)
      on conflict (reconciliation_id, line) do update set name = excluded.name, micros = excluded.micros
      returning (xmax = 0)::integer as is_new
    ),
    counted as (
      update ${reconciliations} set lines = lines + (select coalesce(sum(is_new), 0) from added)
      where id in (select id from target)
    )
    select exists (select from target) as is_open`);
  return rows[0]?.is_open ?? false;
}
