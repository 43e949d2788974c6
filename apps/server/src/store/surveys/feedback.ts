// Users' feedback about surveys that ended without a complete; one for each attempt.
import { and, desc, eq, exists, isNotNull, isNull, lte } from 'drizzle-orm';
import type { Queryable, Tx } from '#store/engine/queryable.ts';
import { lockUser } from '#store/people/users.ts';
import { clicks } from '#store/schema/clicks.ts';
import { survey_feedback } from '#store/schema/survey-feedback.ts';
import { surveys } from '#store/schema/surveys.ts';

type UserKey = { app_id: string; id: number };
type NewFeedback = Required<Omit<typeof survey_feedback.$inferInsert, 'id'>>;

/** The user's last attempt at a survey that led into it. */
export async function findLastEntered(on: Queryable, user: UserKey, survey_hash: string) {
  const [entered] = await on
    .select({ cid: clicks.cid, state: clicks.state, onboarding: surveys.onboarding })
    .from(clicks)
    .innerJoin(surveys, and(eq(surveys.id, clicks.survey_id), eq(surveys.hash, survey_hash)))
    .where(and(eq(clicks.app_id, user.app_id), eq(clicks.user_id, user.id), isNotNull(clicks.started_at)))
    .orderBy(desc(clicks.started_at))
    .limit(1);
  return entered ?? null;
}

/** The first feedback about an attempt stays, however often it is sent. */
export async function saveFeedback(on: Queryable, feedback: NewFeedback): Promise<void> {
  await on.insert(survey_feedback).values(feedback).onConflictDoNothing();
}

/** Of that attempt and of those that ended before it; false where the user has none such that is over. */
export async function dismissFeedback(
  tx: Tx,
  user: UserKey,
  { cid, at }: { cid: string; at: Date },
): Promise<boolean> {
  // Users are locked before clicks, as everywhere, to avoid deadlocks.
  await lockUser(tx, user);
  const own = and(eq(clicks.app_id, user.app_id), eq(clicks.user_id, user.id));
  const [attempt] = await tx
    .select({ ended_at: clicks.ended_at })
    .from(clicks)
    .where(and(own, eq(clicks.cid, cid)));
  if (!attempt?.ended_at) return false;
  await tx
    .update(clicks)
    .set({ feedback_dismissed_at: at })
    .where(and(own, lte(clicks.ended_at, attempt.ended_at), isNull(clicks.feedback_dismissed_at)));
  return true;
}

/** Of the click of the query around it. */
export const hasFeedback = (on: Queryable) =>
  exists(
    on
      .select({ id: survey_feedback.id })
      .from(survey_feedback)
      .where(
        and(
          eq(survey_feedback.app_id, clicks.app_id),
          eq(survey_feedback.user_id, clicks.user_id),
          eq(survey_feedback.cid, clicks.cid),
        ),
      ),
  ).mapWith(Boolean);
