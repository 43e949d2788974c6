// People who want to be told of surveys.
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '#store/engine/queryable.ts';
import { survey_alerts } from '#store/schema/survey-alerts.ts';
import { changeUser, type UserRecord } from './people.ts';

/** The person left an hour ago, and their list is looked at next. */
export async function leftAnHourAgo(on: Queryable, user: UserRecord): Promise<void> {
  await changeUser(on, user, { seen_at: new Date(Date.now() - 3_600_000) });
  await on
    .update(survey_alerts)
    .set({ checked_at: null })
    .where(and(eq(survey_alerts.app_id, user.app_id), eq(survey_alerts.user_id, user.id)));
}
