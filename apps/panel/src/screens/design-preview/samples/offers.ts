import type { Offer } from '@earnwall/contract/entities/offer';
import { sampleOffer, sampleReward } from '#samples/sample-offer.ts';
import { ahead, day } from './moments.ts';
import { pageAddress, previewAddress } from './preview-address.ts';

const tracking_url = previewAddress('all');

const tasks = [
  sampleReward({ id: 'open', name: 'Install and open', reward: 150, reward_without_bonus: 150 }),
  sampleReward({
    ...{ id: 'level', name: 'Reach level 10', reward: 1200, reward_without_bonus: 1200 },
    ...{ progress_layout: 'progress_and_text', required_event_count: 10, time_left: 3 * day },
  }),
  sampleReward({
    ...{ id: 'castle', name: 'Build the castle', reward: 6800, reward_without_bonus: 6800 },
    ...{ is_highlighted: true, time_left: 20 * day },
  }),
];
const progress = [{ status: 2, event_count: 1 }, { event_count: 6 }];
const begunTasks = tasks.map((task, at) => ({ ...task, ...progress[at] }));
const doneTasks = tasks.map((task) => ({ ...task, status: 2, event_count: task.required_event_count }));

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

function game(id: string, name: string, changes: Partial<Offer> = {}): Offer {
  const icon = pictureOf(id);
  return sampleOffer({
    ...{ id, name, title: name, icon, icon_url: icon, tracking_url, rewards: tasks, tasks: tasks.length },
    ...changes,
  });
}

export const offers: readonly Offer[] = [
  game('dragon-isles', 'Dragon Isles', { reward: 8150, reward_without_bonus: 8150 }),
  game('gem-cascade', 'Gem Cascade', { reward: 2700, reward_without_bonus: 1800, bonus: 50 }),
  game('harbour-town', 'Harbour Town', { reward: 5400, time_left: 6 * day }),
  game('word-garden', 'Word Garden', { reward: 900, platforms: ['android', 'ios', 'desktop'] }),
  game('budget-bank', 'Budget Bank', { reward: 3000, category: 'other', platforms: ['desktop'] }),
  game('solitaire-club', 'Solitaire Club', { reward: 640, item: 'Win 20 games' }),
  game('river-raiders', 'River Raiders', { reward: 12_500, active_earners: 48_210 }),
  game('star-kitchen', 'Star Kitchen', { reward: 2150 }),
  game('night-drive', 'Night Drive', { reward: 1750 }),
];

/** As the user has begun, done and missed them. */
export const begunOffer = game('dragon-isles', 'Dragon Isles', {
  ...{ status: 1, reward: 8150, collected_points: 150, item: 'Reach level 10', time_left: 3 * day },
  rewards: begunTasks,
});
export const doneOffer: Offer = { ...begunOffer, status: 2, collected_points: 8150, rewards: doneTasks };

const longWord = 'Kraftfahrzeughaftpflichtversicherungsgesellschaft';
export const longNames = { name: longWord, title: longWord, provider: 'Unterhaltungselektronikvermarkter' };
/** What a network may ask for: long words, large numbers, a long way to go. */
export const longGoals = [
  sampleReward({
    ...{ id: 'word', name: longWord, status: 2 },
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
export const myOffers: readonly Offer[] = [
  begunOffer,
  game('word-garden', 'Word Garden', { status: 0, reward: 900 }),
  game('solitaire-club', 'Solitaire Club', { status: 2, reward: 640, collected_points: 640 }),
  game('pixel-farm', 'Pixel Farm', { status: 4, reward: 1750, collected_points: 150 }),
];

export const pendingPoints = [
  {
    offer_id: 'gem-cascade',
    offer_name: 'Gem Cascade',
    task_name: 'Reach level 30',
    time: ahead(3 * day),
    points: 900,
  },
  {
    offer_id: 'harbour-town',
    offer_name: 'Harbour Town',
    task_name: 'Buy a pack',
    time: ahead(12 * day),
    points: 2400,
  },
];
