import type { SpecialDetails } from '@earnwall/contract/entities/bonus';
import { describe, expect, it } from 'vitest';
import { goalsOf, specialProgress, specialState } from './special.ts';

const done = { surveys: 3, tasks: 7, offers: 2 };
const none: SpecialDetails = {
  ...{ goal_completes: 0, reached_completes: 0, goal_completes_surveys: 0, reached_completes_surveys: 0 },
  ...{ goal_finished: 0, reached_finished: 0, goal_finished_offers: 0, reached_finished_offers: 0 },
  ...{ user_reward: 500, is_claimed: false },
};

const now = new Date('2026-03-10T12:00:00Z');
const later = new Date('2026-03-10T13:00:00Z');

describe('a special bonus', () => {
  it.each([
    [['surveys', 'offers'], 5],
    [['surveys'], 3],
    [['offers'], 2],
  ] as const)('BO-04 for %j counts its own completes', (entities, reached_completes) => {
    expect(specialProgress(entities, done)).toEqual({
      reached_completes,
      reached_completes_surveys: 3,
      reached_finished: 7,
      reached_finished_offers: 2,
    });
  });

  it('BO-04 has up to four goals, and shows no more than was asked for', () => {
    const goals = { goal_completes: 4, goal_completes_surveys: 5, goal_finished_offers: 1 };
    const details = { ...none, ...goals, ...specialProgress(['surveys', 'offers'], done) };
    expect(goalsOf(details)).toEqual([
      { kind: 'completes', goal: 4, reached: 4 },
      { kind: 'completes_surveys', goal: 5, reached: 3 },
      { kind: 'finished_offers', goal: 1, reached: 1 },
    ]);
  });

  it.each<[string, Partial<SpecialDetails>, Date | null, string]>([
    ['one of one goal is open', { goal_completes: 2, reached_completes: 1 }, later, 'in_progress'],
    [
      'one of four is open',
      {
        ...{
          goal_completes: 1,
          reached_completes: 9,
          goal_completes_surveys: 1,
          reached_completes_surveys: 1,
        },
        ...{ goal_finished: 2, reached_finished: 1, goal_finished_offers: 1, reached_finished_offers: 1 },
      },
      null,
      'in_progress',
    ],
    [
      'every goal is reached',
      {
        ...{
          goal_completes: 1,
          reached_completes: 9,
          goal_completes_surveys: 1,
          reached_completes_surveys: 1,
        },
        ...{ goal_finished: 1, reached_finished: 1, goal_finished_offers: 1, reached_finished_offers: 1 },
      },
      later,
      'completed',
    ],
    ['nothing is asked for', {}, null, 'completed'],
    ['its time is over', { goal_completes: 2, reached_completes: 1 }, now, 'expired'],
    ['it was reached, but not claimed in time', { goal_completes: 1, reached_completes: 1 }, now, 'expired'],
    ['it is claimed', { is_claimed: true }, later, 'claimed'],
    ['it is claimed, and its time is over', { is_claimed: true }, now, 'claimed'],
  ])('BO-04 when %s', (_what, given, expires_at, state) => {
    expect(specialState({ ...none, ...given }, expires_at, now)).toBe(state);
  });
});
