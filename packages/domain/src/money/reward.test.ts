import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Price, rewardOf } from './reward.ts';

/** One dollar, shared half and half, at 100 coins a dollar. */
const dollar: Price = {
  payout_micros: 1_000_000,
  revenue_share_bp: 5_000,
  exchange_rate_micros: 100_000_000,
  decimals: 0,
  bonus_percent: 0,
};

describe('rewardOf', () => {
  it.each<[string, Partial<Price>, number, number]>([
    ['shares the payout', {}, 50, 50],
    ['adds the bonus', { bonus_percent: 20 }, 60, 50],
    ['keeps decimals', { decimals: 3, payout_micros: 1_234_567 }, 61_728, 61_728],
    ['rounds down', { payout_micros: 1_999_999 }, 99, 99],
    [
      'rounds once: the bonus is on the exact value',
      { payout_micros: 1_019_000, bonus_percent: 100 },
      101,
      50,
    ],
    ['gives nothing for nothing', { payout_micros: 0, bonus_percent: 50 }, 0, 0],
    ['gives nothing at no share', { revenue_share_bp: 0 }, 0, 0],
    ['takes bigints as databases hand them out', { payout_micros: 2_000_000n }, 100, 100],
  ])('%s', (_what, change, user_reward, user_reward_without_bonus) => {
    expect(rewardOf({ ...dollar, ...change })).toEqual({ user_reward, user_reward_without_bonus });
  });

  it('pays up to the last safe integer and refuses the next', () => {
    const direct: Price = { ...dollar, revenue_share_bp: 10_000, exchange_rate_micros: 1_000_000_000_000 };
    const last = BigInt(Number.MAX_SAFE_INTEGER);
    expect(rewardOf({ ...direct, payout_micros: last }).user_reward).toBe(Number.MAX_SAFE_INTEGER);
    expect(() => rewardOf({ ...direct, payout_micros: last + 1n })).toThrow(RangeError);
  });

  it.each<[string, Partial<Price>]>([
    ['a negative payout', { payout_micros: -1 }],
    ['a fraction', { payout_micros: 0.5 }],
    ['no number', { payout_micros: Number.NaN }],
    ['an inexact number', { payout_micros: 2 ** 53 }],
    ['a share above the whole', { revenue_share_bp: 10_001 }],
    ['a negative rate', { exchange_rate_micros: -1n }],
    ['four decimals', { decimals: 4 }],
    ['a negative bonus', { bonus_percent: -5 }],
  ])('refuses %s', (_what, change) => {
    expect(() => rewardOf({ ...dollar, ...change })).toThrow(RangeError);
  });

  it('never gives more than the share of the payout, nor a whole unit less', () => {
    const price = fc.record({
      payout_micros: fc.integer({ min: 0, max: 500_000_000 }),
      revenue_share_bp: fc.integer({ min: 0, max: 10_000 }),
      exchange_rate_micros: fc.integer({ min: 0, max: 1_000_000_000 }),
      decimals: fc.integer({ min: 0, max: 3 }),
      bonus_percent: fc.integer({ min: 0, max: 300 }),
    });
    fc.assert(
      fc.property(price, (given) => {
        const { user_reward, user_reward_without_bonus } = rewardOf(given);
        const owed =
          (given.payout_micros / 1e6) * (given.revenue_share_bp / 1e4) * (given.exchange_rate_micros / 1e6);
        const exact = owed * 10 ** given.decimals;
        expect(user_reward_without_bonus).toBeLessThanOrEqual(exact * (1 + 1e-9));
        expect(user_reward_without_bonus).toBeGreaterThan(exact * (1 - 1e-9) - 1);
        expect(user_reward).toBeGreaterThanOrEqual(user_reward_without_bonus);
      }),
    );
  });
});
