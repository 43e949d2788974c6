import { describe, expect, it } from 'vitest';
import { sampleSurvey } from '#samples/sample-survey.ts';
import { awayPayOf } from './away-pay.ts';

const survey = sampleSurvey({ user_reward: 720, paid_seconds: 360 });
const coins = { rate_micros: 12_000_000 };

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
