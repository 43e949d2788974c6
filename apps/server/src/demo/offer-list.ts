// Twenty offers as an offer network would list them: what they are called and what each step of them pays.
import type en from '@earnwall/i18n/languages/en/offers.json';

interface Milestone {
  name: string;
  /** The network's id of the event that has to happen. */
  event: string;
  payout_cents: number;
  /** How many events it takes; shown as progress when more than one. */
  events?: number;
  /** The points are pending that long. */
  hold_days?: number;
}

export interface ListedOffer {
  /** The key of its texts in each language's offers.json. */
  slug: keyof typeof en.about;
  name: string;
  category: 'game' | 'other';
  platforms: ('desktop' | 'ios' | 'android')[];
  days: number | null;
  earners: number;
  milestones: readonly Milestone[];
}

const phones: ListedOffer['platforms'] = ['ios', 'android'];
const everywhere: ListedOffer['platforms'] = ['desktop', 'ios', 'android'];

/** Levels pay as listed: `levels([5, 40], [10, 80])` is 40 cents for level 5 and 80 for level 10. */
const levels = (...steps: readonly (readonly [level: number, cents: number])[]): Milestone[] =>
  steps.map(([level, payout_cents]) => ({
    name: `Reach level ${level}`,
    event: 'level',
    payout_cents,
    events: level,
  }));

const step = (name: string, event: string, payout_cents: number, events = 1): Milestone => ({
  name,
  event,
  payout_cents,
  events,
});

/** What can be cancelled, such as an order, is paid after the cancellation period. */
const heldStep = (name: string, event: string, payout_cents: number, hold_days: number): Milestone => ({
  ...step(name, event, payout_cents),
  hold_days,
});

export const offerList: readonly ListedOffer[] = [
  {
    slug: 'dragon-isles',
    name: 'Dragon Isles',
    category: 'game',
    platforms: phones,
    days: 30,
    earners: 1204,
    milestones: levels([5, 40], [10, 80], [15, 160], [20, 200], [25, 240], [30, 320], [35, 360], [40, 520]),
  },
  {
    slug: 'farm-merge',
    name: 'Farm Merge',
    category: 'game',
    platforms: phones,
    days: 21,
    earners: 2871,
    milestones: levels([5, 60], [12, 180], [20, 600]),
  },
  {
    slug: 'starfall-tactics',
    name: 'Starfall Tactics',
    category: 'game',
    platforms: everywhere,
    days: 25,
    earners: 642,
    milestones: [
      step('Win 3 battles', 'battle-won', 50, 3),
      step('Build a cruiser', 'cruiser-built', 150),
      step('Win 25 battles', 'battle-won', 480, 25),
    ],
  },
  {
    slug: 'bean-box',
    name: 'Bean Box',
    category: 'other',
    platforms: everywhere,
    days: 14,
    earners: 318,
    milestones: [heldStep('Order your first box', 'first-order', 700, 14)],
  },
  {
    slug: 'gem-cascade',
    name: 'Gem Cascade',
    category: 'game',
    platforms: phones,
    days: 14,
    earners: 3540,
    milestones: levels([10, 30], [50, 120], [120, 350], [250, 900]),
  },
  {
    slug: 'lexi-words',
    name: 'Lexi Words',
    category: 'game',
    platforms: everywhere,
    days: 20,
    earners: 1892,
    milestones: [
      step('Solve 10 puzzles', 'puzzle-solved', 20, 10),
      step('Solve 50 puzzles', 'puzzle-solved', 90, 50),
      step('Solve 200 puzzles', 'puzzle-solved', 310, 200),
    ],
  },
  {
    slug: 'castle-rush',
    name: 'Castle Rush',
    category: 'game',
    platforms: phones,
    days: 30,
    earners: 977,
    milestones: levels([4, 45], [8, 130], [12, 420], [16, 1_150]),
  },
  {
    slug: 'north-bank',
    name: 'North Bank',
    category: 'other',
    platforms: everywhere,
    days: 30,
    earners: 264,
    milestones: [
      heldStep('Open an account', 'account-opened', 900, 30),
      step('Pay with your card 3 times', 'card-payment', 1_400, 3),
    ],
  },
  {
    slug: 'tiny-tracks',
    name: 'Tiny Tracks',
    category: 'game',
    platforms: phones,
    days: 18,
    earners: 733,
    milestones: [
      step('Finish the meadow', 'meadow-finished', 40),
      step('Finish the harbour', 'harbour-finished', 140),
      step('Finish the mountains', 'mountains-finished', 390),
    ],
  },
  {
    slug: 'reel-pond',
    name: 'Reel Pond',
    category: 'game',
    platforms: phones,
    days: 14,
    earners: 1130,
    milestones: [
      step('Catch 20 fish', 'fish-caught', 25, 20),
      step('Catch 100 fish', 'fish-caught', 110, 100),
      step('Catch the giant catfish', 'catfish-caught', 260),
    ],
  },
  {
    slug: 'stride',
    name: 'Stride',
    category: 'other',
    platforms: phones,
    days: 30,
    earners: 1456,
    milestones: [
      step('Create a profile', 'profile-created', 30),
      step('Walk on 7 days', 'day-walked', 120, 7),
      heldStep('Start the free trial', 'trial-started', 260, 30),
    ],
  },
  {
    slug: 'solitaire-harbor',
    name: 'Solitaire Harbor',
    category: 'game',
    platforms: everywhere,
    days: 21,
    earners: 2204,
    milestones: [
      step('Win 5 games', 'game-won', 20, 5),
      step('Win 40 games', 'game-won', 130, 40),
      step('Rebuild the lighthouse', 'lighthouse-rebuilt', 340),
    ],
  },
  {
    slug: 'page-turner',
    name: 'Page Turner',
    category: 'other',
    platforms: everywhere,
    days: 10,
    earners: 489,
    milestones: [heldStep('Start the free trial', 'trial-started', 340, 30)],
  },
  {
    slug: 'neon-drift',
    name: 'Neon Drift',
    category: 'game',
    platforms: phones,
    days: 15,
    earners: 860,
    milestones: levels([6, 35], [14, 115], [28, 370]),
  },
  {
    slug: 'cosmo-colony',
    name: 'Cosmo Colony',
    category: 'game',
    platforms: phones,
    days: 28,
    earners: 1015,
    milestones: [
      step('Build the greenhouse', 'greenhouse-built', 55),
      step('Reach 100 settlers', 'settler', 190, 100),
      step('Open the second dome', 'dome-opened', 640),
    ],
  },
  {
    slug: 'fresh-crate',
    name: 'Fresh Crate',
    category: 'other',
    platforms: everywhere,
    days: 14,
    earners: 207,
    milestones: [heldStep('Order your first crate', 'first-order', 820, 14)],
  },
  {
    slug: 'rune-duel',
    name: 'Rune Duel',
    category: 'game',
    platforms: everywhere,
    days: 20,
    earners: 571,
    milestones: [
      step('Finish the tutorial', 'tutorial-finished', 20),
      step('Win 15 duels', 'duel-won', 140, 15),
      step('Reach the gold league', 'gold-league', 520),
    ],
  },
  {
    slug: 'piano-steps',
    name: 'Piano Steps',
    category: 'other',
    platforms: phones,
    days: 14,
    earners: 394,
    milestones: [
      step('Finish 3 lessons', 'lesson-finished', 60, 3),
      heldStep('Start the free trial', 'trial-started', 300, 30),
    ],
  },
  {
    slug: 'harbor-shield',
    name: 'Harbor Shield',
    category: 'other',
    platforms: ['desktop'],
    days: 30,
    earners: 152,
    milestones: [
      step('Save 10 passwords', 'password-saved', 90, 10),
      heldStep('Choose a yearly plan', 'plan-chosen', 1_250, 30),
    ],
  },
  {
    slug: 'bubble-bakery',
    name: 'Bubble Bakery',
    category: 'game',
    platforms: phones,
    days: 16,
    earners: 1678,
    milestones: levels([8, 25], [30, 105], [75, 290]),
  },
];
