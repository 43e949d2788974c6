// Whether somebody is asked to look through their profile: an operator wants it, or it is half a year old (PR-02).
import type { StoredAnswer } from '@earnwall/domain/profile/freshness';
import { isReviewDue, mayNeedReview } from '@earnwall/domain/profile/review';
import type { Who } from '#request/who.ts';
import type { Queryable } from '#store/engine/queryable.ts';
import { findProfile } from '#store/people/profile.ts';

type Reviewer = Pick<Who, 'user' | 'isProven'>;

/** Who may not read the profile (decision 0003) is not asked to. */
export function isReviewWanted(
  { user, isProven }: Reviewer,
  profile: readonly StoredAnswer[],
  now: Date,
): boolean {
  return isProven && (user.update_profile || isReviewDue(user, profile, now));
}

/** The same for those whose answers nobody has read yet: most accounts need no look at them. */
export async function findReviewWanted(on: Queryable, who: Reviewer, now: Date): Promise<boolean> {
  const isInDoubt = who.isProven && !who.user.update_profile && mayNeedReview(who.user, now);
  return isReviewWanted(who, isInDoubt ? await findProfile(on, who.user) : [], now);
}
