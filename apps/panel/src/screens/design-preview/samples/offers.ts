import type { Offer } from '@earnwall/contract/entities/offer';
import type { OfferReward } from '@earnwall/contract/entities/offer-reward';
import { sampleOffer, sampleReward } from '#samples/sample-offer.ts';
import { ahead, day } from './moments.ts';
import { pageAddress, previewAddress } from './preview-address.ts';

const tracking_url = previewAddress('all');

/** Three tasks that come to what the whole pays, before its bonus and with it. */
function tasksOf(base: number, bonus = 0) {
  const open = Math.round(base * 0.0018) * 10;
  const level = Math.round(base * 0.0147) * 10;
  const paying = (amount: number) => ({
    reward: (amount * (100 + bonus)) / 100,
    reward_without_bonus: amount,
  });
  return [
    sampleReward({ id: 'open', name: 'Install and open', ...paying(open) }),
    sampleReward({
      ...{ id: 'level', name: 'Reach level 10', ...paying(level) },
      ...{ progress_layout: 'progress_and_text', required_event_count: 10, time_left: 3 * day },
    }),
    sampleReward({
      ...{ id: 'castle', name: 'Build the castle', ...paying(base - open - level) },
      ...{ is_highlighted: true, time_left: 20 * day },
    }),
  ];
}

type Reached = Partial<OfferReward>;
const reached = (task: OfferReward, more: Reached = {}): OfferReward => ({
  ...{ ...task, status: 2, event_count: task.required_event_count },
  ...more,
});

/** The offer with its first tasks reached, and what they have brought. */
function having(offer: Offer, ...steps: Reached[]): Offer {
  const rewards = offer.rewards.map((task, at) => (steps[at] ? reached(task, steps[at]) : task));
  const collected = rewards.filter(({ status }) => status !== 0).map(({ reward }) => reward);
  return { ...offer, rewards, collected_points: collected.reduce((whole, reward) => whole + reward, 0) };
}

/** Pictures are taken from web addresses only (OF-04), so these have one too. */
const icons = import.meta.glob<string>('./icons/*.svg', {
  query: '?no-inline',
  import: 'default',
  eager: true,
});
const pictures = Object.entries(icons).map(([file, address]) => ({
  name: file.replace(/^.*\/|\.svg$/g, ''),
  address: pageAddress(address),
}));

/** Its own, or one of the others'. */
function pictureOf(id: string): string | null {
  const own = pictures.find(({ name }) => id.includes(name));
  return (own ?? pictures[id.length % pictures.length])?.address ?? null;
}

function game(id: string, name: string, base: number, changes: Partial<Offer> = {}): Offer {
  const icon = pictureOf(id);
  const rewards = tasksOf(base, changes.bonus);
  const reward = rewards.reduce((whole, task) => whole + task.reward, 0);
  return sampleOffer({
    ...{ id, name, title: name, icon, icon_url: icon, tracking_url, rewards, tasks: rewards.length },
    ...{ reward, reward_without_bonus: base },
    ...changes,
  });
}

export const offers: readonly Offer[] = [
  game('dragon-isles', 'Dragon Isles', 8150),
  game('gem-cascade', 'Gem Cascade', 1800, { bonus: 50 }),
  game('harbour-town', 'Harbour Town', 5400, { time_left: 6 * day }),
  game('word-garden', 'Word Garden', 900, { platforms: ['android', 'ios', 'desktop'] }),
  game('budget-bank', 'Budget Bank', 3000, { category: 'other', platforms: ['desktop'] }),
  game('solitaire-club', 'Solitaire Club', 640, { item: 'Win 20 games' }),
  game('river-raiders', 'River Raiders', 12_500, { active_earners: 48_210 }),
  game('star-kitchen', 'Star Kitchen', 2150),
  game('night-drive', 'Night Drive', 1750),
];

/** As the user has begun, done and missed them. */
const dragon = game('dragon-isles', 'Dragon Isles', 8150, {
  ...{ status: 1, item: 'Reach level 10', time_left: 3 * day },
});
const halfWay = { status: 0, event_count: 6 };
export const begunOffer = having(dragon, {}, halfWay);
/** The next task, too. */
export const arrivedOffer: Offer = { ...having(dragon, {}, {}), item: 'Build the castle' };
export const doneOffer: Offer = { ...having(dragon, {}, {}, {}), status: 2 };

const longWord = 'Kraftfahrzeughaftpflichtversicherungsgesellschaft';
export const longNames = { name: longWord, title: longWord, provider: 'Unterhaltungselektronikvermarkter' };
/** What a network may ask for: long words, large numbers, a long way to go. */
export const longGoals = [
  sampleReward({
    ...{ id: 'word', name: longWord, status: 2, event_count: 1 },
    ...{ reward: 9_999_000, reward_without_bonus: 6_666_000 },
  }),
  sampleReward({
    ...{ id: 'wait', name: 'Buy the Founder’s Treasure Pack for the first time', status: 1 },
    ...{ reward: 123_456, reward_without_bonus: 82_304, pending_until: ahead(40 * day) },
    ...{ progress_layout: 'progress_and_text', required_event_count: 250_000, event_count: 250_000 },
  }),
  sampleReward({
    ...{
      id: 'steps',
      name: 'Walk a million steps in the Valley_of_the_Thousand_Waterfalls',
      reward: 888_888,
    },
    ...{ reward_without_bonus: 592_592, is_highlighted: true, time_left: 29 * day + 23 * 60 },
    ...{ progress_layout: 'progress_and_text', required_event_count: 1_000_000, event_count: 987_654 },
  }),
  sampleReward({
    ...{ id: 'count', name: 'Win', reward: 9_999, reward_without_bonus: 6_666, time_left: 3 * day },
    ...{ progress_layout: 'text', required_event_count: 1_000_000, event_count: 1 },
  }),
];
/** All its tasks are reached, and the last of them waits for its day. */
const waitsUntil = ahead(12 * day);
const solitaire = having(
  game('solitaire-club', 'Solitaire Club', 640, { status: 3, pending_until: waitsUntil }),
  ...[{}, {}, { status: 1, pending_until: waitsUntil }],
);
export const myOffers: readonly Offer[] = [
  begunOffer,
  game('word-garden', 'Word Garden', 900, { status: 0 }),
  solitaire,
  having(game('pixel-farm', 'Pixel Farm', 1750, { status: 4 }), {}),
];

export const pendingPoints = myOffers.flatMap((offer) =>
  offer.rewards
    .filter(({ status }) => status === 1)
    .map(({ name, reward }) => ({
      ...{ offer_id: offer.id, offer_name: offer.name, task_name: name },
      ...{ time: waitsUntil, points: reward },
    })),
);
