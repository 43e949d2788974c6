// The campaigns of the network's advertisers, with the network's own names.

interface CampaignEvent {
  event: string;
  /** How often it has to happen. */
  times: number;
  name: string;
  dollars: string;
  hold_days: number;
}

export interface Campaign {
  campaign: string;
  name: string;
  about: string;
  category: 'GAME' | 'OTHER';
  platforms: ('WEB' | 'IOS' | 'ANDROID')[];
  /** null: everywhere. */
  countries: string[] | null;
  days: number;
  earners: number;
  events: CampaignEvent[];
}

const campaignEvent = (
  event: string,
  name: string,
  dollars: string,
  times = 1,
  hold_days = 0,
): CampaignEvent => ({
  ...{ event, times, name, dollars, hold_days },
});

export const campaigns: readonly Campaign[] = [
  {
    campaign: 'lantern-keep',
    name: 'Lantern Keep',
    about: 'Light the towers before the night falls, one keep after the other.',
    category: 'GAME',
    platforms: ['IOS', 'ANDROID'],
    countries: null,
    days: 21,
    earners: 418,
    events: [
      campaignEvent('install', 'Install and open the game', '0.20'),
      campaignEvent('level', 'Reach level 5', '0.80', 5),
      campaignEvent('level', 'Reach level 20', '3.40', 20),
      campaignEvent('purchase', 'Buy the lamplighter’s pack', '2.50', 1, 14),
    ],
  },
  {
    campaign: 'orbit-post',
    name: 'Orbit Post',
    about: 'Deliver parcels between moons and never be late.',
    category: 'GAME',
    platforms: ['IOS', 'ANDROID'],
    countries: null,
    days: 14,
    earners: 977,
    events: [
      campaignEvent('install', 'Install and open the game', '0.15'),
      campaignEvent('delivery', 'Deliver 10 parcels', '0.90', 10),
      campaignEvent('delivery', 'Deliver 60 parcels', '2.80', 60),
    ],
  },
  {
    campaign: 'quiet-ledger',
    name: 'Quiet Ledger',
    about: 'A small bookkeeping desk for people who freelance.',
    category: 'OTHER',
    platforms: ['WEB'],
    countries: ['USA', 'DEU', 'FRA'],
    days: 30,
    earners: 63,
    events: [
      campaignEvent('sign-up', 'Create an account', '0.60'),
      campaignEvent('subscription', 'Choose a plan', '9.00', 1, 30),
    ],
  },
];

/** Events that can happen in a campaign; those of the demo’s own offers are known by their names alone. */
export function eventsOf(campaign: string): readonly string[] {
  const listed = campaigns.find((one) => one.campaign === campaign);
  if (listed) return [...new Set(listed.events.map(({ event }) => event))];
  return demoEvents[campaign] ?? [];
}

export function nameOfCampaign(campaign: string): string {
  return campaigns.find((one) => one.campaign === campaign)?.name ?? titleOf(campaign);
}

const titleOf = (slug: string) =>
  slug.replace(/(^|-)(\w)/g, (_, dash, letter) => `${dash && ' '}${letter.toUpperCase()}`);

const levels = ['level'];
const demoEvents: Readonly<Record<string, readonly string[]>> = {
  'dragon-isles': levels,
  'farm-merge': levels,
  'starfall-tactics': ['battle-won', 'cruiser-built'],
  'bean-box': ['first-order'],
  'gem-cascade': levels,
  'lexi-words': ['puzzle-solved'],
  'castle-rush': levels,
  'north-bank': ['account-opened', 'card-payment'],
  'tiny-tracks': ['meadow-finished', 'harbour-finished', 'mountains-finished'],
  'reel-pond': ['fish-caught', 'catfish-caught'],
  stride: ['profile-created', 'day-walked', 'trial-started'],
  'solitaire-harbor': ['game-won', 'lighthouse-rebuilt'],
  'page-turner': ['trial-started'],
  'neon-drift': levels,
  'cosmo-colony': ['greenhouse-built', 'settler', 'dome-opened'],
  'fresh-crate': ['first-order'],
  'rune-duel': ['tutorial-finished', 'duel-won', 'gold-league'],
  'piano-steps': ['lesson-finished', 'trial-started'],
  'harbor-shield': ['password-saved', 'plan-chosen'],
  'bubble-bakery': levels,
};
