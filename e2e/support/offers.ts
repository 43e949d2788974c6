// Offers of the stories' own, at the sandbox's network.
import type { Database } from '../../apps/server/src/store/engine/database.ts';
import { offer_rewards, offers } from '../../apps/server/src/store/schema/offers.ts';
import { randomHash } from '../../apps/server/test/support/rows.ts';

type NewOffer = typeof offers.$inferInsert;
type NewReward = typeof offer_rewards.$inferInsert;

/** A phone game with three tasks unless the story says otherwise; a dollar pays 500 coins in the stories' apps. */
export async function anOffer(
  { db }: Database,
  given: Partial<NewOffer> = {},
  rewards: readonly Partial<NewReward>[] = [
    { name: 'Install and open', event_ref: 'install', payout_micros: 200_000n },
    {
      ...{ name: 'Reach level 5', event_ref: 'level', required_event_count: 5 },
      ...{ payout_micros: 800_000n, progress_layout: 'progress_and_text' },
    },
    {
      ...{ name: 'Buy the starter pack', event_ref: 'purchase', payout_micros: 1_000_000n },
      ...{ hold_days: 14, is_highlighted: true },
    },
  ],
): Promise<{ id: string; name: string }> {
  const id = `story-${randomHash().slice(0, 10)}`;
  const name = given.name ?? `Story Game ${id.slice(-4)}`;
  await db.insert(offers).values({
    id,
    network_id: 'sandbox-network',
    network_ref: id,
    // Else the first reading of the network's catalogue, which comes after the first stories, closes it.
    from_catalogue: false,
    name,
    title: name,
    platforms: ['ios', 'android'],
    description: '<p>Light the towers.</p>',
    steps: '<ol><li>Install it.</li><li>Play.</li></ol>',
    category: 'game',
    // Behind everything else that lists hold.
    rank: 1_000_000,
    time_limit_minutes: 10 * 24 * 60,
    ...given,
  });
  await db.insert(offer_rewards).values(
    rewards.map((reward, position) => ({
      ...{ id: `${id}-${position}`, offer_id: id, position, event_ref: 'level' },
      ...{ name: `Task ${position + 1}`, payout_micros: 100_000n },
      ...reward,
    })),
  );
  return { id, name };
}
