// What the drawer of a survey has beside its row.
import { and, count, desc, eq, gte, sql } from 'drizzle-orm';
import type { Within } from '#store/console/within.ts';
import type { Queryable } from '#store/engine/queryable.ts';
import { clicks } from '#store/schema/clicks.ts';
import { survey_feedback } from '#store/schema/survey-feedback.ts';
import { isOfApps } from './conditions.ts';

interface Asked {
  readonly within: Within;
  readonly since: Date;
}

/** How its clicks stand, the most frequent state first. */
export function findSurveyOutcomes(on: Queryable, survey_id: number, { within, since }: Asked) {
  return on
    .select({ outcome: clicks.state, clicks: count() })
    .from(clicks)
    .where(ofSurvey(survey_id, { within, since }))
    .groupBy(clicks.state)
    .orderBy(desc(count()), clicks.state);
}

/** By the UTC day on which clicks were opened. */
export function findSurveyDays(on: Queryable, survey_id: number, asked: Asked) {
  return on
    .select({
      day: sql<string>`to_char(${clicks.opened_at} at time zone 'UTC', 'YYYY-MM-DD')`,
      clicks: count(),
      starts: count(clicks.started_at),
      completes: sql<number>`(count(*) filter (where ${clicks.state} = 'complete'))::int`,
    })
    .from(clicks)
    .where(ofSurvey(survey_id, asked))
    .groupBy(sql`1`)
    .orderBy(sql`1`);
}

/** What people said who did not complete it, the most frequent first. */
export function findSurveyFeedback(on: Queryable, survey_hash: string, { within, since }: Asked) {
  return on
    .select({ option: survey_feedback.option, count: count() })
    .from(survey_feedback)
    .where(
      and(
        eq(survey_feedback.survey_hash, survey_hash),
        gte(survey_feedback.created_at, since),
        isOfApps(within, sql`${survey_feedback.app_id}`),
      ),
    )
    .groupBy(survey_feedback.option)
    .orderBy(desc(count()), survey_feedback.option)
    .limit(20);
}

const ofSurvey = (survey_id: number, { within, since }: Asked) =>
  and(
    eq(clicks.survey_id, survey_id),
    gte(clicks.opened_at, since),
    eq(clicks.test_mode, false),
    isOfApps(within, sql`${clicks.app_id}`),
  );
