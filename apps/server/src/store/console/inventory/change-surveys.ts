// What operators set about surveys. Suppliers' lists leave it alone (decision 0129), and the trigger of the table tells
// every node.
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#store/engine/queryable.ts';
import { surveys } from '#store/schema/surveys.ts';

export interface SurveyState {
  readonly id: number;
  readonly hash: string;
  readonly country: string;
  readonly paused: boolean;
  readonly hot: boolean;
  readonly featured: boolean;
  readonly rank: number | null;
}

/** Locked, in one order for everybody. */
export async function lockSurveys(tx: Tx, hashes: readonly string[]): Promise<SurveyState[]> {
  const found = await tx
    .select({
      ...{ id: surveys.id, hash: surveys.hash, country: surveys.country, status: surveys.status },
      ...{ hot: surveys.hot, featured: surveys.featured, rank: surveys.placed_rank },
    })
    .from(surveys)
    .where(inArray(surveys.hash, [...hashes]))
    .orderBy(surveys.id)
    .for('no key update');
  return found.map(({ status, ...survey }) => ({ ...survey, paused: status === 'paused' }));
}

/** The first place of a country that anything has; the onboarding survey stands before all. */
export async function findFirstSurveyRank(on: Queryable, country: string): Promise<number | null> {
  const [first] = await on
    .select({ rank: sql<number | null>`min(coalesce(${surveys.placed_rank}, ${surveys.rank}))` })
    .from(surveys)
    .where(and(eq(surveys.country, country), eq(surveys.status, 'open'), eq(surveys.onboarding, false)));
  return first?.rank ?? null;
}

export async function saveSurveyState(
  tx: Tx,
  { id, paused, hot, featured, rank }: Omit<SurveyState, 'hash' | 'country'>,
): Promise<void> {
  // One that the supplier has withdrawn meanwhile is closed once it is resumed.
  const resumed = sql`case when ${surveys.status} <> 'paused' then ${surveys.status}
    when ${surveys.closed_at} is null then 'open' else 'closed' end`;
  await tx
    .update(surveys)
    .set({ status: paused ? 'paused' : resumed, hot, featured, placed_rank: rank })
    .where(eq(surveys.id, id));
}
