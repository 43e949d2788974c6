// POST /feedback/dismiss (ours): somebody closes the question what went wrong; no device of theirs asks it again.

import type { Handler } from '#calls/handler.ts';
import { ApiError } from '#request/api-error.ts';
import { dismissFeedback } from '#store/surveys/feedback.ts';

export const postFeedbackDismiss: Handler<'feedback/post-feedback-dismiss'> = async (ctx, { who, body }) => {
  const isKnown = await ctx.database.transaction((tx) =>
    dismissFeedback(tx, who.user, { cid: body.cid, at: ctx.now() }),
  );
  if (!isKnown) throw new ApiError('not-found', 'There is no attempt of this user that is over.');
  // The popup closes as it does when something was said.
  ctx.realtime.publish(`feedback-${who.user.uhash}`, 'feedback-received', {});
  return { result: true };
};
