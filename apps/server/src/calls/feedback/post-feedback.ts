// POST /feedback: what was wrong with a survey (FB-01): stored once per attempt and published to all of the user's tabs.
import { isFeedbackFitting } from '@earnwall/domain/surveys/feedback';
import type { Handler } from '#calls/handler.ts';
import { ApiError } from '#request/api-error.ts';
import { findLastEntered, saveFeedback } from '#store/surveys/feedback.ts';

export const postFeedback: Handler<'feedback/post-feedback'> = async (ctx, { who, body }) => {
  const { db } = ctx.database;
  const { survey_hash, option, message } = body;
  const entered = await findLastEntered(db, who.user, survey_hash);
  if (!entered || !isFeedbackFitting({ state: entered.state, wasInside: !entered.onboarding })) {
    throw new ApiError('not-found', 'There is no survey of this user that ended without a complete.');
  }
  await saveFeedback(db, {
    ...{ app_id: who.app.id, user_id: who.user.id, survey_hash, cid: entered.cid },
    ...{ option, message: message || null, created_at: ctx.now() },
  });
  // Also when it was stored before: a tab that missed the first event gets it now.
  ctx.realtime.publish(`feedback-${who.user.uhash}`, 'feedback-received', {});
  return { result: true };
};
