import type { Offer } from '@earnwall/contract/entities/offer';
import { type OfferBadge, offerBadge } from '@earnwall/domain/offers/shown-status';
import { offerStatus, rewardStatus } from '@earnwall/domain/offers/status';
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

/** How much of the whole reward is collected, 0 to 1; null before the offer was begun. */
export function progressOf({
  status,
  collected_points,
  reward,
}: Pick<Offer, 'status' | 'collected_points' | 'reward'>) {
  if (status === offerStatus.notStarted) return null;
  return reward > 0 ? Math.min(1, collected_points / reward) : 0;
}

/** How often the next thing to reach has happened, where it has to happen more than once. */
export function countOfNext({ item, rewards }: Pick<Offer, 'item' | 'rewards'>) {
  const next = rewards.find(({ name, status }) => name === item && status === rewardStatus.notStarted);
  if (!next || next.required_event_count < 2) return null;
  return { done: next.event_count, of: next.required_event_count };
}
