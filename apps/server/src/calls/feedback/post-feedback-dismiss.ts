// POST /feedback/dismiss (ours): the user closes the feedback question; none of their devices asks it again.

import type { Handler } from '#calls/handler.ts';
import { ApiError } from '#request/api-error.ts';
import { dismissFeedback } from '#store/surveys/feedback.ts';

export const postFeedbackDismiss: Handler<'feedback/post-feedback-dismiss'> = async (ctx, { who, body }) => {
  const isKnown = await ctx.database.transaction((tx) =>
    dismissFeedback(tx, who.user, { cid: body.cid, at: ctx.now() }),
  );
  if (!isKnown) throw new ApiError('not-found', 'There is no attempt of this user that is over.');
  // Open popups close as after feedback was sent.
  ctx.realtime.publish(`feedback-${who.user.uhash}`, 'feedback-received', {});
  return { result: true };
};
