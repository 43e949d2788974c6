// Offers of the stories' own, at the sandbox's network.
import type { Database } from '@earnwall/server/parts/database';
import {
  anOffer as aStoredOffer,
  type NewOffer,
  type NewReward,
  type OfferRecord,
} from '@earnwall/server/testing/offers';
import { randomHash } from '@earnwall/server/testing/random-hash';

const threeTasks: readonly NewReward[] = [
  { name: 'Install and open', event_ref: 'install', payout_micros: 200_000n },
  {
    ...{ name: 'Reach level 5', event_ref: 'level', required_event_count: 5 },
    ...{ payout_micros: 800_000n, progress_layout: 'progress_and_text' },
  },
  {
    ...{ name: 'Buy the starter pack', event_ref: 'purchase', payout_micros: 1_000_000n },
    ...{ hold_days: 14, is_highlighted: true },
  },
];

/** A phone game with three tasks unless the story says otherwise; a dollar pays 500 coins in the stories' apps. */
export function anOffer(
  { db }: Database,
  given: NewOffer = {},
  rewards: readonly NewReward[] = threeTasks,
): Promise<OfferRecord> {
  const id = `story-${randomHash().slice(0, 10)}`;
  const name = given.name ?? `Story Game ${id.slice(-4)}`;
  return aStoredOffer(
    db,
    {
      ...{ id, network_ref: id, name, title: name },
      // Else the first reading of the network's catalogue, which comes after the first stories, closes it.
      from_catalogue: false,
      ...{ description: '<p>Light the towers.</p>', steps: '<ol><li>Install it.</li><li>Play.</li></ol>' },
      // Behind everything else that lists hold.
      ...{ rank: 1_000_000, time_limit_minutes: 10 * 24 * 60 },
      ...given,
    },
    rewards.map((reward, position) => ({ event_ref: 'level', name: `Task ${position + 1}`, ...reward })),
  );
}
