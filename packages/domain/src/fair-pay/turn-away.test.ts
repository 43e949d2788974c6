import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { timePay, turnAwayTerms } from './turn-away.ts';

describe('turnAwayTerms', () => {
  it.each([
    ['the minutes without the first', { rate_micros: 3_000_000, user_reward: 200, paid_seconds: 360 }, 15],
    ['seconds that are no whole minute', { rate_micros: 3_000_000, user_reward: 200, paid_seconds: 419 }, 15],
    ['half of the complete', { rate_micros: 3_000_000, user_reward: 25, paid_seconds: 3_600 }, 12],
    ['parts of a unit, rounded once', { rate_micros: 1_400_000, user_reward: 200, paid_seconds: 240 }, 4],
    ['less than two minutes', { rate_micros: 3_000_000, user_reward: 200, paid_seconds: 119 }, 0],
    ['no rate', { rate_micros: 0, user_reward: 200, paid_seconds: 600 }, 0],
    ['no reward', { rate_micros: 3_000_000, user_reward: 0, paid_seconds: 600 }, 0],
  ])('OD-03 says the most that is paid: %s', (_, terms, most) => {
    expect(turnAwayTerms(terms)).toEqual({ most });
  });
});

describe('timePay', () => {
  const terms = { rate_micros: 3_000_000, most: 15, limit_seconds: 600 };

  it.each([
    ['less than a minute', 59, 0, 0],
    ['the first minute', 119, 0, 0],
    ['one minute after it', 120, 1, 3],
    ['six minutes', 360, 5, 15],
    ['the most', 540, 8, 15],
    ['up to the limit', 86_400, 9, 15],
    ['a clock that went back', -5, 0, 0],
  ])('OD-03 pays for %s', (_, seconds, minutes, amount) => {
    expect(timePay(terms, seconds)).toEqual({ minutes, amount });
  });

  const somewhere = fc.record({
    rate_micros: fc.integer({ min: 0, max: 10 ** 12 }),
    user_reward: fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }),
    paid_seconds: fc.integer({ min: 0, max: 7_200 }),
  });

  it('OD-03 never pays more than half of a complete, for longer never less, and nothing beyond the limit', () => {
    fc.assert(
      fc.property(somewhere, fc.nat(100_000), fc.nat(100_000), (survey, seconds, more) => {
        const click = { ...survey, ...turnAwayTerms(survey), limit_seconds: survey.paid_seconds };
        const { amount } = timePay(click, seconds);
        expect(2n * BigInt(amount)).toBeLessThanOrEqual(BigInt(survey.user_reward));
        expect(timePay(click, seconds + more).amount).toBeGreaterThanOrEqual(amount);
        expect(timePay(click, survey.paid_seconds + more).amount).toBe(click.most);
      }),
    );
  });
});
