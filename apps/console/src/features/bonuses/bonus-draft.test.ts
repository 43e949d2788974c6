import type { OperatedBonus } from '@earnwall/contract/entities/operated-bonus';
import { expect, it } from 'vitest';
import { draftOf, duplicateOf, newDraft, planOf, problemsOf } from './bonus-draft.ts';

const tuesday = new Date('2026-11-17T12:00:00Z');
const bonus: OperatedBonus = {
  ...{ id: 'b1', app: { id: 'pixel', name: 'Pixel Quest' }, type: 'special', entities: ['surveys'] },
  audience: { kind: 'user', country: null, user: 'uhash-1' },
  percentage: null,
  goals: { completes: 0, completes_surveys: 5, finished: 0, finished_offers: 0 },
  ...{ reward: 250, offer: null, zone: 'Europe/Berlin', state: 'ended' },
  ...{ starts: '2026-10-24T00:00', ends: '2026-10-26T00:00' },
  ...{ starts_at: '2026-10-23T22:00:00.000Z', ends_at: '2026-10-25T23:00:00.000Z' },
  currency: { name: 'Coins', decimals: 2 },
  results: { claims: 0, cost: { points: 0, usd_micros: 0 }, completes: 0, completes_before: 0 },
};

it('a new one is right as it is: 20% the next weekend', () => {
  const draft = newDraft('pixel', tuesday);
  expect(problemsOf(draft, 0, tuesday, null)).toEqual({});
  expect(planOf(draft)).toMatchObject({
    percentage: 20,
    starts: '2026-11-21T00:00',
    ends: '2026-11-23T00:00',
  });
});

it('what is edited is what was planned', () => {
  expect(planOf(draftOf(bonus))).toEqual({
    ...{
      type: 'special',
      entities: ['surveys'],
      audience: { kind: 'user', user: 'uhash-1' },
      percentage: null,
    },
    ...{ goals: bonus.goals, reward: '2.5', offer: null, zone: 'Europe/Berlin' },
    ...{ starts: '2026-10-24T00:00', ends: '2026-10-26T00:00' },
  });
});

it('a duplicate is planned for the next weekend of its zone', () => {
  expect(planOf(duplicateOf(bonus, tuesday))).toMatchObject({
    ...{ type: 'special', zone: 'Europe/Berlin', starts: '2026-11-21T00:00', ends: '2026-11-23T00:00' },
  });
});

it.each([
  [{ percentage: 'many' }, ['percentage']],
  [{ percentage: '20.5' }, ['percentage']],
  [{ entities: [] }, ['entities']],
  [{ ends: '' }, ['ends']],
  [{ audience: 'country' as const, country: '' }, ['audience']],
])('%o is told at its field', (given, fields) =>
  expect(Object.keys(problemsOf({ ...newDraft('pixel', tuesday), ...given }, 0, tuesday, null))).toEqual(
    fields,
  ),
);

it('of one that runs only the end is looked at', () => {
  const draft = { ...newDraft('pixel', tuesday), percentage: '', ends: '2026-11-16T00:00' };
  expect(Object.keys(problemsOf(draft, 0, tuesday, new Date('2026-11-15T00:00:00Z')))).toEqual(['ends']);
});
