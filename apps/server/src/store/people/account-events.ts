// The audit of operators' changes, written in the transaction of the change.
import { and, desc, eq, isNull, or, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#store/engine/queryable.ts';
import { account_events } from '#store/schema/account-events.ts';

type AccountEventRecord = typeof account_events.$inferSelect;
type NewAccountEvent = Omit<AccountEventRecord, 'id'>;

export async function recordAccountEvent(tx: Tx, event: NewAccountEvent): Promise<void> {
  await tx.insert(account_events).values(event);
}

/** About the user and about the whole app, the latest first. */
export function findAccountEvents(
  on: Queryable,
  user: { app_id: string; id: number },
  most: number,
): Promise<AccountEventRecord[]> {
  const { app_id, user_id, id } = account_events;
  return on
    .select()
    .from(account_events)
    .where(and(eq(app_id, user.app_id), or(eq(user_id, user.id), isNull(user_id))))
    .orderBy(desc(id))
    .limit(most);
}

/** Who did last to the user what begins with this text; null where nobody did. */
export async function findLastActor(
  on: Queryable,
  user: { app_id: string; id: number },
  beginning: string,
): Promise<string | null> {
  const { app_id, user_id, id, what, by } = account_events;
  const [last] = await on
    .select({ by })
    .from(account_events)
    .where(and(eq(app_id, user.app_id), eq(user_id, user.id), sql`starts_with(${what}, ${beginning})`))
    .orderBy(desc(id))
    .limit(1);
  return last?.by ?? null;
}
