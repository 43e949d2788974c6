import type { Offer } from '@earnwall/contract/entities/offer';
import { isReached, milestoneCount } from '@earnwall/domain/offers/shown-progress';
import { type OfferBadge, offerBadge } from '@earnwall/domain/offers/shown-status';
import type { TextKey } from '@earnwall/i18n/text-keys';

/** What a tile shows of an offer. */
export interface OfferTileFacts {
  offer: Offer;
  /** Its details were opened recently (OF-11). */
  wasOpened: boolean;
  /** The app shows what an offer pays (metadata `show_rewards`). */
  showsReward: boolean;
}

/** A short mark: how the offer stands for this user, or that they have looked at it before. */
export interface TileBadge {
  label: TextKey;
  tone: 'brand' | 'info' | 'danger';
}

const badges: Record<OfferBadge, TileBadge> = {
  started: { label: 'offer_status_started', tone: 'info' },
  in_progress: { label: 'offer_status_in_progress', tone: 'info' },
  completed: { label: 'offer_status_completed', tone: 'brand' },
  ended: { label: 'offer_status_ended', tone: 'danger' },
};
const viewed: TileBadge = { label: 'offer_viewed', tone: 'info' };

export function badgeOf(status: number, wasOpened: boolean): TileBadge | null {
  const badge = offerBadge(status);
  if (badge) return badges[badge];
  return wasOpened ? viewed : null;
}

/** How often the next thing to reach has happened, where it has to happen more than once. */
export function countOfNext({ item, rewards }: Pick<Offer, 'item' | 'rewards'>) {
  const next = rewards.find((reward) => reward.name === item && !isReached(reward));
  return next && next.required_event_count > 1 ? milestoneCount(next) : null;
}
