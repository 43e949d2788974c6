// Bonuses of apps and of single users. A change invalidates the cached identities of its users, so that prices follow with
// the next request (decision 0029).
import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { prepared } from '#store/engine/prepared.ts';
import type { Queryable, Tx } from '#store/engine/queryable.ts';
import { invalidateList } from '#store/people/users.ts';
import { apps } from '#store/schema/apps.ts';
import { bonuses } from '#store/schema/bonuses.ts';

export type BonusRecord = typeof bonuses.$inferSelect;
export type NewBonus = typeof bonuses.$inferInsert;

const bonusesOfUser = prepared((on) =>
  on
    .select()
    .from(bonuses)
    .where(
      and(
        eq(bonuses.app_id, sql.placeholder('app_id')),
        or(isNull(bonuses.user_id), eq(bonuses.user_id, sql.placeholder('user_id'))),
        or(isNull(bonuses.expires_at), gt(bonuses.expires_at, sql.placeholder('now'))),
      ),
    )
    .orderBy(bonuses.expires_at, bonuses.id)
    .prepare('bonuses_of_user'),
);

/** The user's and the app's bonuses that have not expired; some may begin later. */
export function findBonuses(
  on: Queryable,
  user: { app_id: string; id: number },
  now: Date,
): Promise<BonusRecord[]> {
  return bonusesOfUser(on).execute({ app_id: user.app_id, user_id: user.id, now: now.toISOString() });
}

/** Adds a bonus, or changes the one of this id, but not its owner. */
export async function saveBonus(tx: Tx, bonus: NewBonus): Promise<BonusRecord> {
  const { app_id: _app, user_id: _user, ...terms } = bonus;
  const [saved] = await tx
    .insert(bonuses)
    .values(bonus)
    .onConflictDoUpdate({ target: bonuses.id, set: terms })
    .returning();
  if (!saved) throw new Error('A bonus was not stored');
  const { app_id, user_id } = saved;
  if (user_id !== null) await invalidateList(tx, { app_id, id: user_id });
  // The row's new transaction number invalidates the app's cached identities on every node.
  else await tx.update(apps).set({ updated_at: sql`now()` }).where(eq(apps.id, app_id));
  return saved;
}
