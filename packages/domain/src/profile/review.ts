import type { KeptAnswer } from './freshness.ts';

const reviewEveryDays = 180;
const dayMs = 24 * 60 * 60 * 1000;

/** When somebody last looked through the whole profile, and since when there can be one. */
interface ReviewedAccount {
  readonly created_at: Date;
  readonly profile_reviewed_at: Date | null;
}

/**
 * Whether an account is old enough to have an answer that nobody has looked at for half a year. It costs nothing to
 * ask, so that the answers themselves are read for few.
 */
export function mayNeedReview({ created_at, profile_reviewed_at }: ReviewedAccount, now: Date): boolean {
  return isLongAgo(profile_reviewed_at ?? created_at, now);
}

/**
 * Whether somebody should look through their profile (QU-14, PR-02):
 * an answer that still counts may have become wrong without anybody asking again. What never changes in a life is
 * looked at along with the rest, but is no reason of its own.
 */
export function isReviewDue(
  account: ReviewedAccount,
  answers: readonly Pick<KeptAnswer, 'answered_at' | 'shelf_life_days'>[],
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
