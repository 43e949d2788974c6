// Surveys that a user cannot take any more: those with an ended click, however it ended, and duplicates (SV-02). A survey
// with an open click stays in the list, so that the user can continue with it.
import { and, eq, isNotNull, not, or, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { prepared } from '#store/engine/prepared.ts';
import type { Queryable } from '#store/engine/queryable.ts';
import { clicks } from '#store/schema/clicks.ts';
import { survey_duplicates } from '#store/schema/duplicates.ts';
import { surveys } from '#store/schema/surveys.ts';

const isOnboarding = sql`exists (select from ${surveys} where ${surveys.id} = ${clicks.survey_id} and ${surveys.onboarding})`;

const unavailable = prepared((on) =>
  union(
    on
      .select({ id: clicks.survey_id })
      .from(clicks)
      .where(
        and(
          eq(clicks.app_id, sql.placeholder('app_id')),
          eq(clicks.user_id, sql.placeholder('user_id')),
          isNotNull(clicks.ended_at),
          // Only the onboarding survey is ours to offer once more: a supplier's was really taken, test mode or not.
          or(eq(clicks.test_mode, sql.placeholder('test')), not(isOnboarding)),
        ),
      ),
    on
      .select({ id: survey_duplicates.survey_id })
      .from(survey_duplicates)
      .where(
        and(
          eq(survey_duplicates.app_id, sql.placeholder('app_id')),
          eq(survey_duplicates.user_id, sql.placeholder('user_id')),
        ),
      ),
  ).prepare('spent_surveys'),
);

/** `isTest`: what holds in test mode, where points are no money. */
export async function findUnavailableSurveys(
  on: Queryable,
  user: { app_id: string; id: number },
  isTest: boolean,
): Promise<Set<number>> {
  const found = await unavailable(on).execute({ app_id: user.app_id, user_id: user.id, test: isTest });
  return new Set(found.map(({ id }) => id));
}
