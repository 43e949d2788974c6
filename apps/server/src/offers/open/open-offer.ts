// A user opens the link of an offer (OF-05). The first time creates the click, at the price and with the milestones of this
// moment; every time redirects to the network. The current state decides, not that of when the link was shown.
import { randomBytes } from 'node:crypto';
import type { Platform } from '@earnwall/contract/limits';
import { bonusPercentFor } from '@earnwall/domain/bonuses/percent';
import { rewardOf } from '@earnwall/domain/money/reward';
import { isStillOpen } from '@earnwall/domain/offers/shown-status';
import { offerStatusOf } from '@earnwall/domain/offers/status';
import { noticeFor } from '#accounts/notice.ts';
import type { AddressFacts } from '#ports/ip-intelligence.ts';
import type { Context } from '#request/context.ts';
import type { Tx } from '#store/engine/queryable.ts';
import { findBonuses } from '#store/money/bonuses.ts';
import {
  findMilestones,
  findOfferClick,
  insertOfferClick,
  type NewMilestone,
  type NewOfferClick,
  type OfferClick,
} from '#store/offers/offer-clicks.ts';
import { findOfferForUser, findOpenRewards, type OfferForUser } from '#store/offers/offers.ts';
import { lockUser } from '#store/people/users.ts';
import { personAt } from '#store/suppliers/people.ts';
import { trackingAddress } from './tracking-address.ts';
import type { TrackedOffer } from './tracking-token.ts';

export interface Opening extends AddressFacts {
  platform: Platform;
}

export interface OpenedOffer {
  /** At the network. */
  address: string;
  uhash: string;
  offer_id: string;
}

/** Null when the offer cannot be opened: the panel shows why, to a logged-in user. */
export async function openOffer(
  ctx: Context,
  tracked: TrackedOffer,
  opening: Opening,
): Promise<OpenedOffer | null> {
  const found = await findOfferForUser(ctx.database.db, tracked);
  if (!found || !ctx.networks.has(found.offer.network_id)) return null;
  const now = ctx.now();
  const opened = await ctx.database.transaction(async (tx) => {
    const click = await findOrBeginClick(tx, now, found, opening);
    if (!click) return null;
    return { click: click.id, person: await personAt(tx, found.user, found.offer.network_id, now) };
  });
  if (!opened) return null;
  const address = trackingAddress(ctx, { ...found, ...opened, platform: opening.platform });
  return { address, uhash: found.user.uhash, offer_id: found.offer.id };
}

async function findOrBeginClick(
  tx: Tx,
  now: Date,
  found: OfferForUser,
  opening: Opening,
): Promise<{ id: string } | null> {
  const user = await lockUser(tx, found.user);
  const { app, offer, network } = found;
  const isAdmitted = app.status !== 'off' && app.offers_enabled && user.state !== 'closed';
  if (!isAdmitted || noticeFor({ app, user }, opening, 'offers', now)) return null;
  const click = await findOfferClick(tx, { app, user }, offer.id);
  if (click) return (await isOverFor(tx, click, now)) ? null : click;
  const isOpen = offer.status === 'open' && network.status === 'live' && isFor(offer, opening.country);
  return isOpen ? await beginOffer(tx, now, found, opening) : null;
}

const isFor = ({ countries }: OfferForUser['offer'], country: string | null) =>
  countries.length === 0 || (country !== null && countries.includes(country));

async function isOverFor(tx: Tx, click: OfferClick, now: Date): Promise<boolean> {
  const milestones = await findMilestones(tx, [click.id]);
  const standing = milestones.map(({ progress }) => progress);
  return !isStillOpen(offerStatusOf(standing, now));
}

/** The caller has locked the user. Null when the offer has no milestone left. */
export async function beginOffer(
  tx: Tx,
  now: Date,
  { app, user, offer }: Pick<OfferForUser, 'app' | 'user' | 'offer'>,
  { platform, country }: Pick<Opening, 'platform' | 'country'>,
): Promise<NewOfferClick | null> {
  const rewards = await findOpenRewards(tx, offer.id);
  if (rewards.length === 0) return null;
  const bonuses = await findBonuses(tx, user, now);
  const price = {
    exchange_rate_micros: app.exchange_rate_micros,
    revenue_share_bp: app.revenue_share_bp,
    decimals: app.decimals,
    bonus_percent: bonusPercentFor(bonuses, { entity: 'offers', offer_id: offer.id }, now),
  };
  const owner = { app_id: app.id, user_id: user.id };
  const click = {
    ...owner,
    ...price,
    id: randomBytes(32).toString('base64url'),
    offer_id: offer.id,
    network_id: offer.network_id,
    platform,
    country,
    test_mode: app.test_mode,
    opened_at: now,
    ends_at: minutesAfter(now, offer.time_limit_minutes),
  };
  const milestones = rewards.map((reward): NewMilestone => {
    const { user_reward, user_reward_without_bonus } = rewardOf({ ...price, ...reward });
    const limits = [reward.time_limit_minutes, offer.time_limit_minutes].filter((limit) => limit !== null);
    return {
      ...owner,
      click_id: click.id,
      offer_reward_id: reward.id,
      event_ref: reward.event_ref,
      required_event_count: reward.required_event_count,
      user_reward: BigInt(user_reward),
      user_reward_without_bonus: BigInt(user_reward_without_bonus),
      payout_micros: reward.payout_micros,
      hold_days: reward.hold_days,
      ends_at: limits.length === 0 ? null : minutesAfter(now, Math.min(...limits)),
    };
  });
  await insertOfferClick(tx, click, milestones);
  return click;
}

function minutesAfter(moment: Date, minutes: number | null): Date | null {
  return minutes === null ? null : new Date(moment.getTime() + minutes * 60_000);
}
