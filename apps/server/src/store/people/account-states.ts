// What operators change about accounts.
import { and, eq } from 'drizzle-orm';
import type { Queryable, Tx } from '#store/engine/queryable.ts';
import { users } from '#store/schema/users.ts';
import type { UserRecord } from './users.ts';

export type UserChange = Partial<
  Pick<
    UserRecord,
    | 'state'
    | 'state_scope'
    | 'state_until'
    | 'state_set_at'
    | 'state_reason'
    | 'state_reasons'
    | 'country'
    | 'update_profile'
  >
>;

/** Null when there is no such user in the app. */
export async function changeAccount(
  tx: Tx,
  { app_id, uhash }: { app_id: string; uhash: string },
  change: UserChange,
): Promise<UserRecord | null> {
  const [changed] = await tx
    .update(users)
    .set(change)
    .where(and(eq(users.app_id, app_id), eq(users.uhash, uhash)))
    .returning();
  return changed ?? null;
}

/** An account by app and user hash. */
export async function findAccount(
  on: Queryable,
  { app_id, uhash }: { app_id: string; uhash: string },
): Promise<UserRecord | null> {
  const [found] = await on
    .select()
    .from(users)
    .where(and(eq(users.app_id, app_id), eq(users.uhash, uhash)));
  return found ?? null;
}
