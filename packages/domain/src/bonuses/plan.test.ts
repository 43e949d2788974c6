import { describe, expect, it } from 'vitest';
import { type PlanTerms, planErrors, termsOf } from './plan.ts';

const none = { completes: 0, completes_surveys: 0, finished: 0, finished_offers: 0 };
const percent: PlanTerms = {
  ...{ type: 'percent', entities: ['surveys'], audience: { kind: 'everybody' }, percentage: 20 },
  ...{ goals: none, reward: null, offer: null },
};
const special: PlanTerms = {
  ...{ ...percent, type: 'special', entities: ['surveys', 'offers'], percentage: null },
  ...{ goals: { ...none, completes: 5 }, reward: '2.50' },
};
const engagement: PlanTerms = { ...percent, type: 'offer_engagement', entities: [], offer: 'gem-cascade' };

describe('a plan', () => {
  it.each([percent, special, engagement])('of $type is right', (terms) =>
    expect(planErrors(terms, 2)).toEqual({}),
  );

  it.each<[string, PlanTerms, string, string]>([
    ['no percentage', { ...percent, percentage: null }, 'percentage', '1 to 1000'],
    ['0 percent', { ...percent, percentage: 0 }, 'percentage', '1 to 1000'],
    ['1001 percent', { ...percent, percentage: 1001 }, 'percentage', '1 to 1000'],
    ['half a percent', { ...percent, percentage: 2.5 }, 'percentage', 'whole number'],
    ['nothing it is for', { ...percent, entities: [] }, 'entities', 'surveys, offers'],
    ['no goal', { ...special, goals: none }, 'goals', 'at least one'],
    ['a goal too far', { ...special, goals: { ...none, completes: 1001 } }, 'goals', '1000 at most'],
    [
      'a goal of offers in a bonus for surveys',
      { ...special, entities: ['surveys'], goals: { ...none, finished: 1 } },
      'goals',
      'counts offers',
    ],
    ['no reward', { ...special, reward: null }, 'reward', 'above 0'],
    ['a reward of nothing', { ...special, reward: '0' }, 'reward', 'above 0'],
    ['a reward of too many decimals', { ...special, reward: '2.505' }, 'reward', 'at most 2 decimals'],
    ['no offer', { ...engagement, offer: null }, 'offer', 'Choose the offer'],
    ['no country', { ...percent, audience: { kind: 'country', country: 'ZZ' } }, 'audience', 'country'],
    ['no user', { ...percent, audience: { kind: 'user', user: ' ' } }, 'audience', 'Name the user'],
  ])('with %s is refused', (_, terms, field, words) => {
    const errors = planErrors(terms, 2);
    expect(Object.keys(errors)).toEqual([field]);
    expect(errors[field]?.join()).toContain(words);
  });
});

it.each([
  [
    { ...percent, reward: '9', offer: 'x' },
    { reward: null, offer: null, entities: ['surveys'] },
  ],
  [
    { ...special, percentage: 5 },
    { reward: 250n, percentage: null, goals: { completes: 5 } },
  ],
  [engagement, { entities: ['offers'], offer: 'gem-cascade', percentage: 20 }],
])('terms have what their type has', (plan, terms) => expect(termsOf(plan, 2)).toMatchObject(terms));
