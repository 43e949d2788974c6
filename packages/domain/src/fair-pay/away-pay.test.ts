import { describe, expect, it } from 'vitest';
import { expectedAwayPay, minuteInPayout } from './away-pay.ts';

describe('minuteInPayout', () => {
  /** A dollar is 500 coins to the user. */
  const terms = { exchange_rate_micros: 1_000_000_000n, revenue_share_bp: 5_000, decimals: 0 };
  it.each<[string, bigint | null, Partial<typeof terms>, number | null]>([
    ['three coins are six thousandths of a dollar', 3_000_000n, {}, 6_000],
    ['the same with decimals', 300_000_000n, { decimals: 2 }, 6_000],
    ['worth more where the share is smaller', 3_000_000n, { revenue_share_bp: 2_500 }, 12_000],
    ['nothing where nothing is paid', null, {}, null],
    ['nothing where a dollar is worth nothing', 3_000_000n, { revenue_share_bp: 0 }, null],
  ])('OD-01 %s', (_, rate, change, minute) => {
    expect(minuteInPayout(rate, { ...terms, ...change })).toBe(minute);
  });
});

describe('expectedAwayPay', () => {
  const attempt = {
    ...{ minute: 6_000, reward: 1_000_000, p: 0.5, q: 1, out_seconds: 360, paid_seconds: 600 },
  };
  it.each<[string, Partial<typeof attempt>, number]>([
    ['the minutes without the first', {}, 30_000],
    ['nothing for the first', { out_seconds: 119 }, 0],
    ['up to the limit of the survey', { paid_seconds: 180 }, 12_000],
    ['half of a complete at most', { reward: 50_000 }, 25_000],
    ['only where somebody was inside', { p: 0.25, q: 0.5 }, 10_000],
    ['nothing where nobody is turned away', { p: 1 }, 0],
  ])('OD-01 %s', (_, change, pay) => {
    expect(expectedAwayPay({ ...attempt, ...change })).toBeCloseTo(pay);
  });
});
