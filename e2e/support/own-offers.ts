// Offers somebody has opened, as the database holds them: how far each milestone is, and where its points are.
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../apps/server/src/store/engine/database.ts';
import type { UserRecord } from '../../apps/server/src/store/people/users.ts';
import { offer_clicks, offer_reward_progress } from '../../apps/server/src/store/schema/offer-clicks.ts';
import { offer_rewards } from '../../apps/server/src/store/schema/offers.ts';
import { randomHash } from '../../apps/server/test/support/rows.ts';

type Milestone = Partial<typeof offer_reward_progress.$inferInsert>;
type Click = Partial<typeof offer_clicks.$inferInsert>;

/** A milestone of 500 coins whose points count, or wait until a day. */
export const paid: Milestone = { event_count: 1, reached_at: new Date(), credited: 500n };
export const waiting = (until: Date): Milestone => ({
  ...{ event_count: 1, reached_at: new Date(), pending: 500n, pending_until: until },
});

/** The user has opened the offer; each milestone is untouched, and worth 500 coins, unless the story says otherwise. */
export async function openedBy(
  { db }: Database,
  user: UserRecord,
  offer: { id: string },
  milestones: readonly Milestone[] = [],
  click: Click = {},
): Promise<void> {
  const rewards = await db
    .select()
    .from(offer_rewards)
    .where(eq(offer_rewards.offer_id, offer.id))
    .orderBy(asc(offer_rewards.position));
  const [id, app_id, user_id] = [randomHash(), user.app_id, user.id];
  await db.insert(offer_clicks).values({
    ...{ id, app_id, user_id, offer_id: offer.id, network_id: 'sandbox-network', platform: 'android' },
    ...{ exchange_rate_micros: 1_000_000_000n, revenue_share_bp: 5000, decimals: 0 },
    ...click,
  });
  await db.insert(offer_reward_progress).values(
    rewards.map(({ id: offer_reward_id, event_ref, required_event_count, hold_days }, position) => ({
      ...{ click_id: id, offer_reward_id, app_id, user_id, event_ref, required_event_count, hold_days },
      ...{ user_reward: 500n, user_reward_without_bonus: 500n },
      ...milestones[position],
    })),
  );
}
