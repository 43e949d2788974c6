// Feedback of users about surveys.
import { eq } from 'drizzle-orm';
import type { Queryable } from '#store/engine/queryable.ts';
import { survey_feedback } from '#store/schema/survey-feedback.ts';

export function feedbackIn(on: Queryable, app: { id: string }) {
  return on.select().from(survey_feedback).where(eq(survey_feedback.app_id, app.id));
}
