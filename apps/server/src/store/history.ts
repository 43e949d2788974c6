// What a person cannot take any more: surveys with an ended click, however it ended, and duplicates (SV-02). A click
// that is still open keeps its survey in the list, so that the person can go on with it.
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { prepared } from './prepared.ts';
import type { Queryable } from './queryable.ts';
import { clicks } from './schema/clicks.ts';
import { survey_duplicates } from './schema/duplicates.ts';

const spent = prepared((on) =>
  union(
    on
      .select({ id: clicks.survey_id })
      .from(clicks)
      .where(
        and(
          eq(clicks.app_id, sql.placeholder('app_id')),
          eq(clicks.user_id, sql.placeholder('user_id')),
          isNotNull(clicks.ended_at),
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

export async function findSpentSurveys(
  on: Queryable,
  user: { app_id: string; id: number },
): Promise<Set<number>> {
  const found = await spent(on).execute({ app_id: user.app_id, user_id: user.id });
  return new Set(found.map(({ id }) => id));
}
