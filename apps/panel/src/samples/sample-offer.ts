import type { Offer } from '@earnwall/contract/entities/offer';
import type { OfferReward } from '@earnwall/contract/entities/offer-reward';

/** A game nobody has begun; tests change what they are about. */
export function sampleOffer(changes: Partial<Offer> = {}): Offer {
  return {
    id: 'dragon-isles',
    name: 'Dragon Isles',
    title: '<b>Dragon</b> Isles',
    icon: 'https://pictures.example/dragon.png',
    icon_url: 'https://pictures.example/dragon-large.png',
    platforms: ['ios', 'android'],
    description: '<p>Raise a dragon.</p>',
    steps: '<ol><li>Install the game.</li></ol>',
    reward: 9600,
    reward_without_bonus: 9600,
    bonus: 0,
    item: 'Reach level 20',
    active_earners: 1204,
    status: -1,
    category: 'game',
    collected_points: 0,
    tracking_url: 'https://panel.example/track/token',
    time_left: null,
    rewards: [sampleReward()],
    provider: 'A network',
    popularity: 74,
    tasks: 1,
    pending_until: null,
    ...changes,
  };
}

export function sampleReward(changes: Partial<OfferReward> = {}): OfferReward {
  return {
    id: 'level-20',
    name: 'Reach level 20',
    reward: 9600,
    reward_without_bonus: 9600,
    status: 0,
    progress_layout: 'text',
    required_event_count: 1,
    event_count: 0,
    time_left: null,
    is_highlighted: false,
    pending_until: null,
    ...changes,
  };
}
