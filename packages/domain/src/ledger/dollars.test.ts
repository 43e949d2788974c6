import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dollarLines, dueShareOf, publisherShare } from './dollars.ts';

const amountsOf = (before: bigint, after: bigint, share: number) =>
  Object.fromEntries(dollarLines(before, after, share).map(({ account, amount }) => [account, amount]));

describe('dueShareOf', () => {
  it.each([
    [{ payout_share_bp: 7_000, revenue_share_bp: 5_000 }, 7_000],
    [{ payout_share_bp: 7_000, revenue_share_bp: 9_000 }, 7_000],
    [{ payout_share_bp: 0, revenue_share_bp: 9_000 }, 0],
    [{ payout_share_bp: null, revenue_share_bp: 9_000 }, 9_000],
  ])('CO-10 of %j is %s', (shares, due) => {
    expect(dueShareOf(shares)).toBe(due);
  });
});

describe('publisherShare', () => {
  it.each([
    [1_000_000n, 5_000, 500_000n],
    [1_000_000n, 0, 0n],
    [1_000_000n, 10_000, 1_000_000n],
    [1n, 9_999, 0n],
    [3n, 5_000, 1n],
    [999_999n, 3_333, 333_299n],
    [0n, 5_000, 0n],
    [9_007_199_254_740_993n, 10_000, 9_007_199_254_740_993n],
  ])('CO-10 of %s at %s basis points is %s', (payout, share, expected) => {
    expect(publisherShare(payout, share)).toBe(expected);
  });

  it.each([
    [-1n, 5_000],
    [1n, -1],
    [1n, 0.5],
  ])('CO-10 there is none of %s at %s', (payout, share) => {
    expect(() => publisherShare(payout, share)).toThrow(RangeError);
  });
});

describe('dollarLines', () => {
  it.each<[string, bigint, bigint, number, Record<string, bigint>]>([
    ['a credit', 0n, 1_000_000n, 5_000, { supplier: -1_000_000n, publisher: 500_000n, house: 500_000n }],
    ['a reversal', 1_000_000n, 0n, 5_000, { supplier: 1_000_000n, publisher: -500_000n, house: -500_000n }],
    ['an upgrade', 50_000n, 1_000_000n, 6_000, { supplier: -950_000n, publisher: 570_000n, house: 380_000n }],
    ['nothing', 70n, 70n, 5_000, {}],
    ['no share', 0n, 10n, 0, { supplier: -10n, house: 10n }],
    ['no margin', 0n, 10n, 10_000, { supplier: -10n, publisher: 10n }],
    ['a share too small', 0n, 1n, 5_000, { supplier: -1n, house: 1n }],
    ['rounded of the total: 1 to 2', 1n, 2n, 5_000, { supplier: -1n, publisher: 1n }],
    ['rounded of the total: 2 to 3', 2n, 3n, 5_000, { supplier: -1n, house: 1n }],
  ])('CO-10 %s', (_what, before, after, share, expected) => {
    expect(amountsOf(before, after, share)).toEqual(expected);
  });

  it('CO-10 sum to zero, and any way leads to the share of what is paid in the end', () => {
    const payouts = fc.array(fc.bigInt(0n, 5_000_000n), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(payouts, fc.integer({ min: 0, max: 10_000 }), (steps, share) => {
        const sums = { supplier: 0n, publisher: 0n, house: 0n };
        let before = 0n;
        for (const after of steps) {
          const lines = dollarLines(before, after, share);
          expect(lines.reduce((sum, { amount }) => sum + amount, 0n)).toBe(0n);
          for (const { account, amount } of lines) sums[account] += amount;
          before = after;
        }
        expect(-sums.supplier).toBe(before);
        expect(sums.publisher).toBe((before * BigInt(share)) / 10_000n);
        expect(sums.house).toBeGreaterThanOrEqual(0n);
      }),
    );
  });
});
