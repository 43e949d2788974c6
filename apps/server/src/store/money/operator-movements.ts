// Credits and debits by people of the console: who moved how much, and what of it was undone.
import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable, Tx } from '#store/engine/queryable.ts';
import { movements } from '#store/schema/ledger.ts';
import { operator_movements } from '#store/schema/operator-movements.ts';

export type OperatorMovement = typeof operator_movements.$inferSelect;

export async function insertOperatorMovement(tx: Tx, moved: OperatorMovement): Promise<void> {
  await tx.insert(operator_movements).values(moved);
}

/** Until the transaction ends: the sums of one person in one app are read one after the other. */
export async function lockCreditor(tx: Tx, person_id: string, app_id: string): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`creditor:${person_id}:${app_id}`}, 0))`,
  );
}

/** What the person has credited and debited in the app since then, whatever its sign, without what was undone. */
export async function findMovedBy(
  on: Queryable,
  by: { readonly person_id: string; readonly app_id: string; readonly since: Date },
): Promise<bigint> {
  const undo = alias(operator_movements, 'undo');
  const [sum] = await on
    .select({ amount: sql<string>`coalesce(sum(abs(${operator_movements.amount})), 0)` })
    .from(operator_movements)
    .leftJoin(undo, eq(undo.undoes, operator_movements.transaction_id))
    .where(
      and(
        eq(operator_movements.person_id, by.person_id),
        eq(operator_movements.app_id, by.app_id),
        gt(operator_movements.at, by.since),
        ne(operator_movements.kind, 'undo'),
        isNull(undo.transaction_id),
      ),
    );
  return BigInt(sum?.amount ?? 0);
}

/** A credit or debit of this user, with its reason and whether it was undone; null where it is none. */
export async function findOperatorMovement(
  on: Queryable,
  user: { readonly app_id: string; readonly id: number },
  transaction_id: string,
): Promise<(OperatorMovement & { reason: string; isUndone: boolean }) | null> {
  const undo = alias(operator_movements, 'undo');
  const [found] = await on
    .select({ moved: operator_movements, reason: movements.reason, undone_by: undo.transaction_id })
    .from(operator_movements)
    .innerJoin(
      movements,
      and(
        eq(movements.app_id, operator_movements.app_id),
        eq(movements.user_id, operator_movements.user_id),
        eq(movements.at, operator_movements.at),
        eq(movements.transaction_id, operator_movements.transaction_id),
      ),
    )
    .leftJoin(undo, eq(undo.undoes, operator_movements.transaction_id))
    .where(
      and(
        eq(operator_movements.transaction_id, transaction_id),
        eq(operator_movements.app_id, user.app_id),
        eq(operator_movements.user_id, user.id),
        ne(operator_movements.kind, 'undo'),
      ),
    );
  return found ? { ...found.moved, reason: found.reason, isUndone: found.undone_by !== null } : null;
}
