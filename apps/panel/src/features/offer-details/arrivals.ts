import type { Offer } from '@earnwall/contract/entities/offer';
import type { OfferReward } from '@earnwall/contract/entities/offer-reward';
import { isPaid } from '@earnwall/domain/offers/shown-progress';

type Rewards = Pick<Offer, 'rewards'>;

/** The milestones whose points have come to count between two readings of an offer. */
export function arrivalsOf(before: Rewards, after: Rewards): OfferReward[] {
  const paidBefore = new Set(before.rewards.filter(isPaid).map(({ id }) => id));
  return after.rewards.filter((reward) => isPaid(reward) && !paidBefore.has(reward.id));
}
