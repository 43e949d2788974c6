// POST /profiling-review/done: the user has reviewed the profile and confirms it (PR-01).
import { confirmationObstacle } from '@earnwall/domain/profile/confirmation';
import type { Handler } from '#calls/handler.ts';
import { loadReview } from '#profile/review.ts';
import { ApiError } from '#request/api-error.ts';
import { confirmAnswers } from '#store/people/profile.ts';
import { invalidateList, lockUser, updateUser } from '#store/people/users.ts';

const obstacles = {
  outdated: 'An answer no longer fits its question.',
  changed: 'The profile was changed meanwhile.',
} as const;

export const postProfilingReviewDone: Handler<'profile/post-profiling-review-done'> = async (
  ctx,
  { who, visit, query },
) => {
  // Nothing was shown, so nothing can be confirmed.
  if (!who.isProven) return { result: true };
  const [now, { language }] = [ctx.now(), visit];
  await ctx.database.transaction(async (tx) => {
    const user = await lockUser(tx, who.user);
    const review = await loadReview(tx, who, { language, now });
    const seen = query.seen === undefined ? null : new Date(query.seen);
    const obstacle = confirmationObstacle(review, { seen, lastReview: user.profile_reviewed_at });
    if (obstacle) throw new ApiError('conflict', obstacles[obstacle]);
    await confirmAnswers(tx, user, now);
    await updateUser(tx, user, { profile_reviewed_at: now, update_profile: false });
    // Answers that were too old to be used count again.
    await invalidateList(tx, user);
  });
  // A review that is open in another tab is done as well.
  ctx.realtime.publish(`notifications-${who.user.uhash}`, 'account-changed', {});
  return { result: true };
};
