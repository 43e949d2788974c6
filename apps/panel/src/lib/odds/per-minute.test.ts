import { describe, expect, it } from 'vitest';
import { sampleSurvey } from '#samples/sample-survey.ts';
import { awayPayOf, perMinuteOf } from './per-minute.ts';

const survey = sampleSurvey({
  ...{ odds: 60, user_reward: 720, finish_seconds: 720, out_seconds: 360, paid_seconds: 360 },
});
const coins = { rate_micros: 12_000_000 };

describe('OD-02 what a minute yields', () => {
  it.each([
    // 0.6 × 720 coins in 0.6 × 12 + 0.4 × 6 minutes.
    ['without pay for time', survey, null, 45],
    // 0.4 × 60 coins more.
    ['with pay for time', survey, { ...coins, most: 60 }, 48],
    ['never more of it than the most', survey, { ...coins, most: 20 }, 46],
    ['of somebody who would surely finish', { ...survey, odds: 95 }, null, 58],
    ['unknown without odds', { ...survey, odds: null }, { ...coins, most: 60 }, null],
    ['of a survey that pays nothing', { ...survey, user_reward: 0 }, null, null],
  ])('%s', (_, facts, awayPay, expected) => {
    expect(perMinuteOf(facts, awayPay)).toBe(expected);
  });
});

describe('OD-02 what would be paid to who is turned away', () => {
  it.each([
    ['minutes after the first', survey, coins, { ...coins, most: 60 }],
    ['at most half of the reward', { ...survey, user_reward: 50 }, coins, { ...coins, most: 25 }],
    ['nothing where the app pays nothing', survey, null, null],
    ['nothing where a minute pays nothing', survey, { rate_micros: 0 }, null],
    ['nothing where everybody is turned away at once', { ...survey, paid_seconds: 60 }, coins, null],
  ])('%s', (_, facts, fairPay, expected) => {
    expect(awayPayOf(facts, fairPay)).toEqual(expected);
  });
});
