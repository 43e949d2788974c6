// Offers of a network; whatever a test does not care about is filled in.
import { eq } from 'drizzle-orm';
import type { Queryable } from '#store/engine/queryable.ts';
import { offer_networks, offer_rewards, offers } from '#store/schema/offers.ts';
import { randomHash } from './random-hash.ts';

export type OfferRecord = typeof offers.$inferSelect;
export type NewOffer = Partial<typeof offers.$inferInsert>;
export type NewReward = Partial<typeof offer_rewards.$inferInsert>;

let ranks = 0;

/** An offer of the sandbox's network. In an app of the tests a dollar pays 500, so that each milestone pays 50. */
export async function anOffer(
  on: Queryable,
  given: NewOffer = {},
  rewards: readonly NewReward[] = [{}],
): Promise<OfferRecord> {
  const id = `offer-${randomHash().slice(0, 8)}`;
  const [offer] = await on
    .insert(offers)
    .values({
      ...{ id, network_id: 'sandbox-network', network_ref: id, name: 'Dragon Isles', title: 'Dragon Isles' },
      ...{ platforms: ['ios', 'android'], description: '<p>Play.</p>', steps: '<ol><li>Play.</li></ol>' },
      ...{ category: 'game', rank: ++ranks },
      ...given,
    })
    .returning();
  if (!offer) throw new Error('The offer was not stored');
  await on.insert(offer_rewards).values(
    rewards.map((reward, position) => ({
      ...{ id: `${offer.id}-${position}`, offer_id: offer.id, position },
      ...{ event_ref: position === 0 ? 'level' : `step-${position}`, name: `Reach level ${position + 1}` },
      payout_micros: 100_000n,
      ...reward,
    })),
  );
  return offer;
}

export async function aNetwork(on: Queryable, network: typeof offer_networks.$inferInsert): Promise<void> {
  await on.insert(offer_networks).values(network).onConflictDoNothing();
}

/** A network that no callback comes from. */
export const quietNetwork = 'a-quiet-network';

/** An offer for desktops of a network without callbacks, with so many milestones of 100; answers its id. */
export async function anOfferOfMilestones(
  on: Queryable,
  milestones: number,
  given: NewOffer = {},
): Promise<string> {
  await aNetwork(on, { id: quietNetwork, name: 'A network' });
  const { id } = await anOffer(
    on,
    {
      network_id: quietNetwork,
      name: 'An offer',
      title: 'An offer',
      platforms: ['desktop'],
      rank: 1,
      ...given,
    },
    Array.from({ length: milestones }, (_, position) => ({
      ...{ event_ref: `event-${position}`, name: `Milestone ${position}`, payout_micros: 200_000n },
    })),
  );
  return id;
}

/** Offers by the network's own name for them. */
export function countOffersWithRef(on: Queryable, networkRef: string): Promise<number> {
  return on.$count(offers, eq(offers.network_ref, networkRef));
}
