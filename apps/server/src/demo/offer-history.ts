// How far alice came in her offers: reached milestones are credited, the next one is half way.
import { rewardOf } from '@earnwall/domain/money/reward';
import type { AppRecord } from '#store/apps.ts';
import type { Tx } from '#store/queryable.ts';
import { offer_progress, offer_reward_progress } from '#store/schema/offers.ts';
import { creditOffer } from './credit.ts';
import { daysFrom, timeOfDay } from './moments.ts';
import { type ListedOffer, offerList } from './offer-list.ts';
import { milestoneId, offerProvider } from './offers.ts';

/** Days ago on which each milestone was reached, first to last: 9,100 coins in thirty days. */
const reachedDaysAgo: Readonly<Record<string, readonly number[]>> = {
  'dragon-isles': [9, 7, 4],
  'farm-merge': [24, 20, 13],
  'bean-box': [17],
  'starfall-tactics': [],
};

/** Numbers of the spec (§4, reading B for offers, the second enum for milestones). */
const offerStatus = { started: 0, inProgress: 1, completed: 2 };
const milestoneStatus = { notStarted: 0, completed: 2 };

export async function seedOfferHistory(
  tx: Tx,
  { app, user_id, now }: { app: AppRecord; user_id: number; now: Date },
): Promise<void> {
  for (const offer of offerList) {
    const reached = reachedDaysAgo[offer.slug];
    if (!reached) continue;
    const owner = { app_id: app.id, user_id };
    const startedAt = daysFrom(now, -(reached[0] ?? 1) - 1);
    await tx.insert(offer_progress).values({
      ...owner,
      offer_id: offer.slug,
      status: statusOf(offer, reached.length),
      started_at: startedAt,
      ends_at: offer.days === null ? null : daysFrom(startedAt, offer.days),
    });
    await tx.insert(offer_reward_progress).values(
      offer.milestones.slice(0, reached.length + 1).map(({ events = 1 }, position) => {
        const isReached = position < reached.length;
        return {
          ...owner,
          offer_reward_id: milestoneId(offer.slug, position),
          event_count: isReached ? events : Math.floor(events / 2),
          status: isReached ? milestoneStatus.completed : milestoneStatus.notStarted,
        };
      }),
    );
    for (const [position, days] of reached.entries()) {
      await creditMilestone(tx, app, user_id, offer, position, timeOfDay(now, days, 0.75));
    }
  }
}

function statusOf({ milestones }: ListedOffer, reached: number): number {
  if (reached === 0) return offerStatus.started;
  return reached === milestones.length ? offerStatus.completed : offerStatus.inProgress;
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
    source: offerProvider,
    transaction: `${app.id}-${milestoneId(slug, position)}`,
    at,
    amount: BigInt(user_reward),
  });
}
