import { describe, expect, it } from 'vitest';
import { assumedConversion, firstSupplierRank, rankOf, rankOfValue, valueOfRank } from './rank.ts';

const plain = { payout_micros: 1_000_000n, loi_seconds: 600, said: { conversion: 0.5 } };

describe('the place of a supplier’s survey', () => {
  it.each([
    ['pays more', { payout_micros: 1_200_000n }],
    ['is shorter', { loi_seconds: 540 }],
    ['turns fewer people away', { said: { conversion: 0.55 } }],
  ])('SV-01 is better when it %s', (_, change) => {
    expect(rankOf({ ...plain, ...change })).toBeLessThan(rankOf(plain));
  });

  it.each([
    ['pays nothing', { payout_micros: 0n }],
    ['takes nobody', { said: { conversion: 0 } }],
    ['pays a fortune', { payout_micros: 10n ** 15n }],
  ])('SV-01 is a whole number behind the places kept for people, even when it %s', (_, change) => {
    const rank = rankOf({ ...plain, ...change });
    expect(rank).toBeGreaterThanOrEqual(firstSupplierRank);
    expect(rank).toBeLessThan(2 ** 31);
    expect(Number.isInteger(rank)).toBe(true);
  });

  it('SV-01 without a word of the supplier is that of a usual survey, neither the first nor the last', () => {
    const silent = rankOf({ ...plain, said: null });
    expect(silent).toBe(rankOf({ ...plain, said: { conversion: assumedConversion } }));
    expect(silent).toBeGreaterThan(rankOf(plain));
    expect(silent).toBeLessThan(rankOf({ ...plain, said: { conversion: 0.2 } }));
  });
});

describe('a place by hand among values', () => {
  it.each([0, 1_000, 30_000, 2_000_000])('OD-01 is that of its rank: %s a minute', (value) => {
    expect(rankOfValue(valueOfRank(rankOfValue(value)))).toBe(rankOfValue(value));
  });

  it('OD-01 stays before all that suppliers send, in its own order', () => {
    const values = [-5, 3, 999, firstSupplierRank, rankOfValue(1e6)].map(valueOfRank);
    expect(values).toEqual(values.toSorted((one, other) => other - one));
    expect(new Set(values).size).toBe(values.length);
  });
});
