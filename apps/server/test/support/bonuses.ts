// Bonuses that tests start from; one for everybody of an app, begun an hour ago, unless said otherwise.

import type { Database } from '#store/engine/database.ts';
import type { Queryable } from '#store/engine/queryable.ts';
import { type BonusRecord, type NewBonus, saveBonus } from '#store/money/bonuses.ts';
import type { UserRecord } from '#store/people/users.ts';
import { offer_clicks, offer_reward_progress } from '#store/schema/offer-clicks.ts';
import { offer_networks, offer_rewards, offers } from '#store/schema/offers.ts';
import { randomHash } from './rows.ts';

export function aBonus(
  database: Database,
  app: { id: string },
  now: Date,
  given: Partial<NewBonus>,
): Promise<BonusRecord> {
  const bonus: NewBonus = {
    ...{ id: randomHash(), app_id: app.id, type: 'percent', entities: ['surveys', 'offers'] },
    ...{ starts_at: new Date(now.getTime() - 3_600_000), expires_at: null },
    ...given,
  };
  return database.transaction((tx) => saveBonus(tx, bonus));
}

const network_id = 'a-network-of-bonuses';

/** An offer with so many milestones, to name in bonuses and to finish. */
export async function anOffer(
  on: Queryable,
  milestones: number,
  given: Partial<typeof offers.$inferInsert> = {},
): Promise<string> {
  const id = randomHash();
  await on.insert(offer_networks).values({ id: network_id, name: 'A network' }).onConflictDoNothing();
  await on.insert(offers).values({
    ...{ id, network_id, network_ref: id, name: 'An offer', title: 'An offer', category: 'game' },
    ...{ platforms: ['desktop'], description: '<p>Long</p>', steps: '', rank: 1, ...given },
  });
  await on.insert(offer_rewards).values(
    Array.from({ length: milestones }, (_, position) => ({
      ...{ id: `${id}-${position}`, offer_id: id, event_ref: `event-${position}`, position },
      ...{ name: `Milestone ${position}`, payout_micros: 200_000n },
    })),
  );
  return id;
}

/** Somebody has opened an offer; answers the id of their click. */
export async function anOfferClick(
  on: Queryable,
  { app_id, id: user_id }: UserRecord,
  offer_id: string,
  given: Partial<typeof offer_clicks.$inferInsert> = {},
): Promise<string> {
  const id = randomHash();
  await on.insert(offer_clicks).values({
    ...{ id, app_id, user_id, offer_id, network_id, platform: 'desktop' },
    ...{ exchange_rate_micros: 1_000_000_000n, revenue_share_bp: 5000, decimals: 0, ...given },
  });
  return id;
}

/** Offers that somebody opened, and when they reached what. */
export async function offersDone(
  on: Queryable,
  user: UserRecord,
  done: readonly { finished_at: Date | null; reached: readonly (Date | null)[] }[],
): Promise<void> {
  const owner = { app_id: user.app_id, user_id: user.id };
  for (const { finished_at, reached } of done) {
    const offer_id = await anOffer(on, reached.length);
    const click_id = await anOfferClick(on, user, offer_id, { finished_at });
    await on.insert(offer_reward_progress).values(
      reached.map((reached_at, position) => ({
        ...{ click_id, offer_reward_id: `${offer_id}-${position}`, ...owner },
        ...{ event_ref: `event-${position}`, required_event_count: 1, hold_days: 0, reached_at },
        ...{ user_reward: 100n, user_reward_without_bonus: 100n },
      })),
    );
  }
}
