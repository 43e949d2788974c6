// An offer as it leaves the server (OF-05): before it is opened with today's price, afterwards with what was
// promised then and how far it is.
import type { Offer } from '@earnwall/contract/entities/offer';
import type { OfferReward } from '@earnwall/contract/entities/offer-reward';
import { rewardOf } from '@earnwall/domain/money/reward';
import { isStillOpen } from '@earnwall/domain/offers/shown-status';
import {
  type OfferStatus,
  type OpenedMilestone,
  offerStatus,
  offerStatusOf,
  rewardStatusOf,
} from '@earnwall/domain/offers/status';
import type { Language } from '@earnwall/i18n/languages';
import type { OfferClick, OwnMilestone } from '#store/offers/offer-clicks.ts';
import type { OfferWithRewards } from '#store/offers/offers.ts';
import { type CleanOffer, offerTextsIn } from './offer-texts.ts';
import type { AppPrice } from './survey.ts';

/** When an offer is shown, and in which language. */
export interface Showing {
  now: Date;
  language: Language;
}

interface Shown extends Showing {
  /** The user's own link; null where the offer cannot be opened. */
  link: string | null;
}

/** Priced by the rule that will also credit it. */
export function presentOffer(
  offer: CleanOffer<OfferWithRewards>,
  { revenue_share_bp, exchange_rate_micros, decimals }: AppPrice,
  bonus_percent: number,
  { language, link }: Shown,
): Offer {
  const rewards = offer.rewards.map((reward): OfferReward => {
    const { payout_micros, time_limit_minutes } = reward;
    const price = { payout_micros, revenue_share_bp, exchange_rate_micros, decimals, bonus_percent };
    const { user_reward, user_reward_without_bonus } = rewardOf(price);
    return {
      id: reward.id,
      name: reward.names[language] ?? reward.name,
      reward: user_reward,
      reward_without_bonus: user_reward_without_bonus,
      status: 0,
      progress_layout: reward.progress_layout,
      required_event_count: reward.required_event_count,
      event_count: 0,
      time_left: soonest(time_limit_minutes, offer.time_limit_minutes),
      is_highlighted: reward.is_highlighted,
      pending_until: null,
    };
  });
  return whole(offer, language, rewards, {
    status: offerStatus.notStarted,
    bonus: bonus_percent,
    collected_points: 0,
    time_left: offer.time_limit_minutes,
    link,
  });
}

export function presentOwnOffer(
  offer: CleanOffer,
  click: OfferClick,
  milestones: readonly OwnMilestone[],
  { now, language, link }: Shown,
): Offer {
  const status = offerStatusOf(
    milestones.map(({ progress }) => progress),
    now,
  );
  const points = milestones.map(({ progress }) => progress.pending + progress.credited);
  return whole(
    offer,
    language,
    milestones.map((milestone) => presentMilestone(milestone, { now, language })),
    {
      status,
      bonus: click.bonus_percent,
      collected_points: Number(points.reduce((sum, one) => sum + one, 0n)),
      time_left: isStillOpen(status) ? minutesUntil(click.ends_at, now) : null,
      link,
    },
  );
}

function presentMilestone({ progress, reward }: OwnMilestone, { now, language }: Showing): OfferReward {
  return {
    id: progress.offer_reward_id,
    name: reward.names[language] ?? reward.name,
    reward: Number(progress.user_reward),
    reward_without_bonus: Number(progress.user_reward_without_bonus),
    status: rewardStatusOf(progress satisfies OpenedMilestone),
    progress_layout: reward.progress_layout,
    required_event_count: progress.required_event_count,
    event_count: progress.event_count,
    time_left: progress.reached_at === null ? minutesUntil(progress.ends_at, now) : null,
    is_highlighted: reward.is_highlighted,
    pending_until: progress.pending > 0n ? (progress.pending_until?.toISOString() ?? null) : null,
  };
}

interface Standing {
  status: OfferStatus;
  bonus: number;
  collected_points: number;
  time_left: number | null;
  link: string | null;
}

function whole(
  offer: CleanOffer,
  language: Language,
  rewards: OfferReward[],
  { link, ...standing }: Standing,
): Offer {
  const { title, description, steps } = offerTextsIn(offer, language);
  return {
    id: offer.id,
    name: offer.name,
    title,
    icon: offer.icon_url,
    icon_url: offer.image_url ?? offer.icon_url,
    platforms: offer.platforms,
    description,
    steps,
    reward: sumOf(rewards.map(({ reward }) => reward)),
    reward_without_bonus: sumOf(rewards.map(({ reward_without_bonus }) => reward_without_bonus)),
    item: rewards.find(({ status }) => status === 0)?.name ?? null,
    active_earners: offer.active_earners,
    category: offer.category,
    ...standing,
    tracking_url: isStillOpen(standing.status) ? link : null,
    rewards,
    provider: offer.provider,
    popularity: offer.popularity,
    tasks: rewards.length,
    pending_until: latest(rewards.map(({ pending_until }) => pending_until)),
  };
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, one) => sum + one, 0);

/** A minute that has begun counts as whole: 0 means over. */
function minutesUntil(moment: Date | null, now: Date): number | null {
  return moment && Math.max(0, Math.ceil((moment.getTime() - now.getTime()) / 60_000));
}

function soonest(...limits: readonly (number | null)[]): number | null {
  const some = limits.filter((limit) => limit !== null);
  return some.length === 0 ? null : Math.min(...some);
}

/** Times of one form, so that the later one is also the greater text. */
function latest(moments: readonly (string | null)[]): string | null {
  return moments.reduce((last, one) => (one !== null && (last === null || one > last) ? one : last), null);
}
