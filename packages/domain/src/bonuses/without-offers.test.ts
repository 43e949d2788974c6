import type { Bonus, SpecialDetails } from '@earnwall/contract/entities/bonus';
import { expect, it } from 'vitest';
import { withoutOffers } from './without-offers.ts';

type Entities = Bonus['entities'];
const both: Entities = ['surveys', 'offers'];

const percent = (entities: Entities): Bonus => ({
  ...{ type: 'percent', entities, expiration: null, percentage: 20, details: null },
});

function special(entities: Entities, goals: Partial<SpecialDetails>): Bonus {
  const details: SpecialDetails = {
    ...{ goal_completes: 0, reached_completes: 0, goal_completes_surveys: 0, reached_completes_surveys: 0 },
    ...{ goal_finished: 0, reached_finished: 0, goal_finished_offers: 0, reached_finished_offers: 0 },
    ...{ user_reward: 500, is_claimed: false },
    ...goals,
  };
  return { type: 'special', entities, expiration: null, details };
}

it.each<[string, Bonus, boolean]>([
  ['a percentage for both is one for surveys', percent(both), true],
  ['a percentage for surveys stays', percent(['surveys']), true],
  ['a percentage for offers goes', percent(['offers']), false],
  ['completes can be reached by surveys', special(both, { goal_completes: 3 }), true],
  ['a goal of surveys stays', special(['surveys'], { goal_completes_surveys: 3 }), true],
  ['completes of offers alone go', special(['offers'], { goal_completes: 3 }), false],
  ['open tasks of offers go', special(both, { goal_completes: 3, goal_finished: 1 }), false],
  ['open offers go', special(both, { goal_finished_offers: 1 }), false],
  [
    'what offers have reached stays while surveys are open',
    special(both, { goal_completes_surveys: 3, goal_finished: 1, reached_finished: 1 }),
    true,
  ],
  ['what was earned stays', special(['offers'], { goal_finished: 1, reached_finished: 2 }), true],
])('OF-12 without offers %s', (_, bonus, stays) => {
  expect(withoutOffers([bonus])).toEqual(stays ? [{ ...bonus, entities: ['surveys'] }] : []);
});
