// Offers somebody has opened: how far each milestone is, and where its points are.
import { and, asc, eq, gt } from 'drizzle-orm';
import type { Queryable } from '#store/engine/queryable.ts';
import type { UserRecord } from '#store/people/users.ts';
import { offer_clicks, offer_reward_progress } from '#store/schema/offer-clicks.ts';
import { offer_rewards } from '#store/schema/offers.ts';
import { anOfferOfMilestones, quietNetwork } from './offers.ts';
import { randomHash } from './random-hash.ts';

export type NewOfferClick = Partial<typeof offer_clicks.$inferInsert>;
export type NewMilestone = Partial<typeof offer_reward_progress.$inferInsert>;

/** Somebody has opened an offer of the quiet network, unless said otherwise; answers the id of their click. */
export async function anOfferClick(
  on: Queryable,
  { app_id, id: user_id }: UserRecord,
  offer_id: string,
  given: NewOfferClick = {},
): Promise<string> {
  const id = randomHash();
  await on.insert(offer_clicks).values({
    ...{ id, app_id, user_id, offer_id, network_id: quietNetwork, platform: 'desktop' },
    ...{ exchange_rate_micros: 1_000_000_000n, revenue_share_bp: 5000, payout_share_bp: 5000, decimals: 0 },
    ...given,
  });
  return id;
}

/**
 * Somebody has opened the offer; each milestone is untouched, and worth 500, unless said otherwise. Answers the id of their
 * click.
 */
export async function anOpenedOffer(
  on: Queryable,
  user: UserRecord,
  offer: { id: string },
  milestones: readonly NewMilestone[] = [],
  click: NewOfferClick = {},
): Promise<string> {
  const owner = { app_id: user.app_id, user_id: user.id };
  const click_id = await anOfferClick(on, user, offer.id, click);
  const rewards = await on
    .select()
    .from(offer_rewards)
    .where(eq(offer_rewards.offer_id, offer.id))
    .orderBy(asc(offer_rewards.position));
  await on.insert(offer_reward_progress).values(
    rewards.map(({ id: offer_reward_id, event_ref, required_event_count, hold_days }, position) => ({
      ...{ click_id, offer_reward_id, ...owner, event_ref, required_event_count, hold_days },
      ...{ user_reward: 500n, user_reward_without_bonus: 500n },
      ...milestones[position],
    })),
  );
  return click_id;
}

/** Offers that somebody opened, and when they reached what. */
export async function offersDone(
  on: Queryable,
  user: UserRecord,
  done: readonly { finished_at: Date | null; reached: readonly (Date | null)[] }[],
): Promise<void> {
  for (const { finished_at, reached } of done) {
    const id = await anOfferOfMilestones(on, reached.length);
    const milestones = reached.map((reached_at) => ({
      ...{ reached_at, user_reward: 100n, user_reward_without_bonus: 100n },
    }));
    await anOpenedOffer(on, user, { id }, milestones, { finished_at });
  }
}

/** Points that wait in the app are due from now on; answers how many each milestone has. */
export async function endWaitOfPoints(on: Queryable, app: { id: string }): Promise<bigint[]> {
  const due = await on
    .update(offer_reward_progress)
    .set({ pending_until: new Date(Date.now() - 60_000) })
    .where(and(eq(offer_reward_progress.app_id, app.id), gt(offer_reward_progress.pending, 0n)))
    .returning();
  return due.map(({ pending }) => pending);
}
