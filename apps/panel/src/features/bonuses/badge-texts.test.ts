import type { Bonus } from '@earnwall/contract/entities/bonus';
import { describe, expect, it } from 'vitest';
import { engagementBonus, percentBonus, specialBonus } from '#samples/sample-bonuses.ts';
import { badgeWords, isClaimed } from './badge-texts.ts';
import { percentOf } from './percent-of.ts';
import { shareReached } from './special-state-of.ts';

const now = Date.parse('2026-03-10T12:00:00Z');
const two = { goal_completes_surveys: 2, goal_finished: 4 };

describe('a badge', () => {
  it.each<[string, Bonus[], string]>([
    ['special', [specialBonus({ ...two, reached_completes_surveys: 1 })], 'bonus_badge_special'],
    ['special and claimed', [specialBonus({ is_claimed: true })], 'bonus_badge_special'],
    ['special and complete', [specialBonus(two), specialBonus()], 'bonus_badge_claim'],
    ['percent', [percentBonus()], 'bonus_badge_percent'],
    ['an offer', [engagementBonus()], 'bonus_badge_offer'],
  ])('SL-09 is named after its bonus: %s', (_what, bonuses, key) => {
    expect(badgeWords(bonuses, now)).toBe(key);
  });

  it.each<[string, Bonus[], boolean]>([
    ['all of it', [specialBonus({ is_claimed: true })], true],
    ['one of two', [specialBonus({ is_claimed: true }), specialBonus(two)], false],
    ['what cannot be', [percentBonus()], false],
  ])('BO-02 says that it is claimed: %s', (_what, bonuses, is) => {
    expect(isClaimed(bonuses)).toBe(is);
  });

  it.each<[string, Bonus[], number]>([
    ['its bonus', [percentBonus({ percentage: 35 })], 35],
    ['the best of several', [percentBonus({ percentage: 5 }), percentBonus({ percentage: 15 })], 15],
    ['all that its offer pays more', [engagementBonus({ percentage: 50 }, { bonus: 70 })], 70],
  ])('MO-02 shows +N% of %s', (_what, bonuses, percent) => {
    expect(percentOf(bonuses)).toBe(percent);
  });

  it.each([
    [{}, 0],
    [{ reached_completes_surveys: 1 }, 0.25],
    [{ reached_completes_surveys: 9, reached_finished: 2 }, 0.75],
    [{ reached_completes_surveys: 2, reached_finished: 4 }, 1],
  ])('BO-04 has a ring of all goals together: %j is %d', (reached, share) => {
    expect(shareReached(specialBonus({ ...two, ...reached }))).toBe(share);
  });
});
