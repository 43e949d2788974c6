// Lootably's catalogue, with what makes it difficult: offers with goals and without, one that pays something unknown, one for
// some states only.

export interface Goal {
  readonly goalID: string;
  readonly description: string;
  readonly revenue: number;
}

export interface Offer {
  readonly offerID: string;
  readonly name: string;
  /** Of an offer without goals. */
  readonly revenue?: number | 'variable';
  readonly goals?: readonly Goal[];
  readonly [field: string]: unknown;
}

/** Coins that a dollar buys in the placement. */
const rate = 100;

export const rewardOf = (revenue: number) => Math.round(revenue * rate);

const goal = (goalID: string, description: string, revenue: number) => ({
  ...{ goalID, description, revenue, currencyReward: rewardOf(revenue), isOptional: false },
});

export function offersFor(country: string): readonly Offer[] {
  const common = { countries: [country], devices: ['*'], conversionRate: 4.2, extraCreatives: [] };
  const single = { type: 'singlestep', multipleConversionsAllowed: false };
  return [
    {
      ...{ ...common, ...single, offerID: 'LOOT-1', name: 'Sign up for a newsletter' },
      ...{ description: 'Sign up and confirm your mail address.', categories: ['signup'] },
      ...{ revenue: 1.25, currencyReward: rewardOf(1.25) },
      statistics: { uniqueUserCompletionsThisMonth: 31, epc: 0.12 },
    },
    {
      ...{ ...common, type: 'multistep', offerID: 'LOOT-2', name: 'Castle builders' },
      ...{ description: 'Install the game and build your castle.', categories: ['mobilegame', 'app'] },
      goals: [
        goal('install', 'Install and open', 0.1),
        goal('level-10', 'Reach level 10', 0.75),
        goal('level-30', 'Reach level 30', 4.5),
      ],
    },
    {
      ...{ ...common, ...single, offerID: 'LOOT-3', name: 'Shop and earn' },
      ...{ description: 'Earn a part of what you spend.', categories: ['shopping'] },
      ...{ revenue: 'variable', currencyReward: 'variable' },
    },
    {
      ...{ ...common, ...single, offerID: 'LOOT-4', name: 'A bank of one state' },
      ...{ description: 'Open an account.', categories: ['deposit'], revenue: 20, currencyReward: 2_000 },
      stateTargetingByCountryCode: { [country]: { includeStateCodes: ['XX'] } },
    },
  ];
}
