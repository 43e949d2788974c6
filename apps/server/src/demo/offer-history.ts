// How far alice came in her offers: reached milestones are credited, the next one is half way.
import { rewardOf } from '@earnwall/domain/money/reward';
import type { AppRecord } from '#store/apps.ts';
import type { Tx } from '#store/queryable.ts';
import { creditOffer } from './credit.ts';
import { timeOfDay } from './moments.ts';
import { type ListedOffer, offerList } from './offer-list.ts';
import { milestoneId, network } from './offers.ts';

/** Days ago on which each milestone was reached, first to last: 9,100 coins in thirty days. */
const reachedDaysAgo: Readonly<Record<string, readonly number[]>> = {
  'dragon-isles': [9, 7, 4],
  'farm-merge': [24, 20, 13],
  'bean-box': [17],
  'starfall-tactics': [],
};

export async function seedOfferHistory(
  tx: Tx,
  { app, user_id, now }: { app: AppRecord; user_id: number; now: Date },
): Promise<void> {
  for (const offer of offerList) {
    const reached = reachedDaysAgo[offer.slug];
    if (!reached) continue;
    for (const [position, days] of reached.entries()) {
      await creditMilestone(tx, app, user_id, offer, position, timeOfDay(now, days, 0.75));
    }
  }
}

async function creditMilestone(
  tx: Tx,
  app: AppRecord,
  user_id: number,
  { slug, name, milestones }: ListedOffer,
  position: number,
  at: Date,
): Promise<void> {
  const milestone = milestones[position];
  if (!milestone) throw new Error(`${slug} has no milestone ${position}`);
  const { user_reward } = rewardOf({
    payout_micros: milestone.payout_cents * 10_000,
    revenue_share_bp: app.revenue_share_bp,
    exchange_rate_micros: app.exchange_rate_micros,
    decimals: app.decimals,
    bonus_percent: 0,
  });
  await creditOffer(tx, app, {
    user_id,
    reason: `${name}: ${milestone.name}`,
    source: network.id,
    transaction: `${app.id}-${milestoneId(slug, position)}`,
    at,
    amount: BigInt(user_reward),
  });
}
