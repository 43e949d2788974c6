// Bonuses of apps, of countries and of single users. A change invalidates the cached identities of its users, so that prices follow with
// the next request (decision 0029).
import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { prepared } from '#store/engine/prepared.ts';
import type { Queryable, Tx } from '#store/engine/queryable.ts';
import { invalidateList } from '#store/people/users.ts';
import { touchApp } from '#store/publishers/apps.ts';
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
        or(isNull(bonuses.country), eq(bonuses.country, sql.placeholder('country'))),
        or(isNull(bonuses.expires_at), gt(bonuses.expires_at, sql.placeholder('now'))),
      ),
    )
    .orderBy(bonuses.expires_at, bonuses.id)
    .prepare('bonuses_of_user'),
);

/** The user's and the app's bonuses that have not expired; some may begin later. */
export function findBonuses(
  on: Queryable,
  user: { app_id: string; id: number; country: string | null },
  now: Date,
): Promise<BonusRecord[]> {
  const { app_id, id: user_id, country } = user;
  return bonusesOfUser(on).execute({ app_id, user_id, country, now: now.toISOString() });
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
  await invalidateOwners(tx, saved);
  return saved;
}

/** Null where the id is taken. */
export async function insertBonus(tx: Tx, bonus: NewBonus): Promise<BonusRecord | null> {
  const [added] = await tx.insert(bonuses).values(bonus).onConflictDoNothing().returning();
  if (added) await invalidateOwners(tx, added);
  return added ?? null;
}

/** Counts for whom it was before, and for whom it is now. */
export async function updateBonus(
  tx: Tx,
  before: BonusRecord,
  change: Partial<NewBonus>,
): Promise<BonusRecord> {
  const [after] = await tx.update(bonuses).set(change).where(eq(bonuses.id, before.id)).returning();
  if (!after) throw new Error('The bonus to be changed does not exist');
  await invalidateOwners(tx, before);
  if (after.user_id !== before.user_id) await invalidateOwners(tx, after);
  return after;
}

async function invalidateOwners(tx: Tx, { app_id, user_id }: BonusRecord): Promise<void> {
  if (user_id !== null) await invalidateList(tx, { app_id, id: user_id });
  else await touchApp(tx, app_id);
}
