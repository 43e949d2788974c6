// Whether a user is asked to review their profile: an operator requested it, or it is half a year old (PR-02).
import type { StoredAnswer } from '@earnwall/domain/profile/freshness';
import { isReviewDue, mayNeedReview } from '@earnwall/domain/profile/review';
import type { Who } from '#request/who.ts';
import type { Queryable } from '#store/engine/queryable.ts';
import { findProfile } from '#store/people/profile.ts';

type Reviewer = Pick<Who, 'user' | 'isProven'>;

/** Only users who may read the profile are asked (decision 0003). */
export function isReviewWanted(
  { user, isProven }: Reviewer,
  profile: readonly StoredAnswer[],
  now: Date,
): boolean {
  return isProven && (user.update_profile || isReviewDue(user, profile, now));
}

/** The same before the answers are loaded: for most accounts they are not needed. */
export async function findReviewWanted(on: Queryable, who: Reviewer, now: Date): Promise<boolean> {
  const needsProfile = who.isProven && !who.user.update_profile && mayNeedReview(who.user, now);
  return isReviewWanted(who, needsProfile ? await findProfile(on, who.user) : [], now);
}
