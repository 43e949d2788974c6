// GET /profiling-review: the answers stored about the user (PR-01).
import type { Handler } from '#calls/handler.ts';
import { presentReviewItems } from '#present/review-items.ts';
import { loadReview } from '#profile/review.ts';

export const getProfilingReview: Handler<'profile/get-profiling-review'> = async (ctx, { who, visit }) => {
  const { language } = visit;
  return presentReviewItems(await loadReview(ctx.database.db, who, { language, now: ctx.now() }), language);
};
