import type { StoredAnswer } from './freshness.ts';

const reviewEveryDays = 180;
const dayMs = 24 * 60 * 60 * 1000;

/** When the user last reviewed the whole profile, and since when there can be one. */
interface ReviewedAccount {
  readonly created_at: Date;
  readonly profile_reviewed_at: Date | null;
}

/**
 * Whether an account is old enough to have an answer that was not reviewed for half a year. A cheap check first, so that
 * the answers themselves are loaded for few users.
 */
export function mayNeedReview({ created_at, profile_reviewed_at }: ReviewedAccount, now: Date): boolean {
  return isLongAgo(profile_reviewed_at ?? created_at, now);
}

/**
 * Whether a user should review their profile (QU-14, PR-02): an answer that still counts may have become wrong. Answers
 * that never change are shown with the rest, but are no reason for a review.
 */
export function isReviewDue(
  account: ReviewedAccount,
  answers: readonly Pick<StoredAnswer, 'answered_at' | 'shelf_life_days'>[],
  now: Date,
): boolean {
  return (
    mayNeedReview(account, now) &&
    answers.some(
      ({ answered_at, shelf_life_days }) => shelf_life_days !== null && isLongAgo(answered_at, now),
    )
  );
}

function isLongAgo(moment: Date, now: Date): boolean {
  return now.getTime() - moment.getTime() >= reviewEveryDays * dayMs;
}
