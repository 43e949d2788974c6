// What people were told of surveys: written when a click opens and when it starts, read for their own odds and results.
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { prepared } from '#store/engine/prepared.ts';
import type { Queryable, Tx } from '#store/engine/queryable.ts';
import { exposures } from '#store/schema/exposures.ts';

export type NewExposure = typeof exposures.$inferInsert;
/** What was told of the odds, and what is learned from it. */
export type ToldOdds = Pick<NewExposure, 'odds' | 'odds_shown' | 'entry_odds' | 'expected_odds'>;

/** A click that was in test mode may become a real one; it is noted once. */
export async function insertExposure(tx: Tx, exposure: NewExposure): Promise<void> {
  await tx.insert(exposures).values(exposure).onConflictDoNothing();
}

/** What is said right before the survey is what it is measured by. */
export async function updateToldOdds(tx: Tx, cid: string, told: ToldOdds): Promise<void> {
  await tx.update(exposures).set(told).where(eq(exposures.cid, cid));
}

export async function startExposure(
  tx: Tx,
  cid: string,
  { started_at, matures_at }: { started_at: Date; matures_at: Date },
): Promise<void> {
  await tx.update(exposures).set({ started_at, matures_at }).where(eq(exposures.cid, cid));
}

/** What was shown as odds; null where nothing was. */
export async function findToldOdds(on: Queryable, cid: string): Promise<number | null> {
  const [told] = await on
    .select({ odds_shown: exposures.odds_shown })
    .from(exposures)
    .where(eq(exposures.cid, cid));
  return told?.odds_shown ?? null;
}

const ownAttempts = prepared((on) =>
  on
    .select({
      completes: sql<number>`count(*) filter (where ${exposures.counted_as} = 'complete')`.mapWith(Number),
      expected: sql<number>`coalesce(sum(${exposures.expected_odds}), 0)`.mapWith(Number),
    })
    .from(exposures)
    .where(
      and(
        eq(exposures.app_id, sql.placeholder('app_id')),
        eq(exposures.user_id, sql.placeholder('user_id')),
        isNotNull(exposures.counted_as),
        isNotNull(exposures.expected_odds),
      ),
    )
    .prepare('own_attempts'),
);

/** How a user's counted attempts have ended, and how many of them were expected to be completed. */
export async function findOwnAttempts(
  on: Queryable,
  user: { app_id: string; id: number },
): Promise<{ completes: number; expected: number }> {
  const [found] = await ownAttempts(on).execute({ app_id: user.app_id, user_id: user.id });
  return found ?? { completes: 0, expected: 0 };
}
