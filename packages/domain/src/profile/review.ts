const reviewEveryDays = 180;
const dayMs = 24 * 60 * 60 * 1000;

/**
 * Whether somebody should look through their profile before a survey (spec §3 "profiling_review", QU-14): answers
 * that still count may have become wrong without anybody asking again.
 */
export function isReviewDue(
  profile: { readonly hasAnswers: boolean; readonly lastReview: Date | null; readonly since: Date },
  now: Date,
): boolean {
  const last = profile.lastReview ?? profile.since;
  return profile.hasAnswers && now.getTime() - last.getTime() >= reviewEveryDays * dayMs;
}
