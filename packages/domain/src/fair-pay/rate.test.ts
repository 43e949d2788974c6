import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FairPayDay, fairRateOf, nextRate, repricedRate } from './rate.ts';

const day = (rate_micros: number | null, fed: number, spent: number): FairPayDay => ({
  rate_micros,
  fed,
  spent,
});
const now = (days: FairPayDay[], given: { value_micros?: number | null; rate_micros?: number | null } = {}) =>
  nextRate({ rate_micros: 1_000_000, value_micros: null, days, ...given });

describe('nextRate', () => {
  it.each<[string, number | null, number | null]>([
    [
      'begins with half of what a minute is worth',
      now([], { rate_micros: null, value_micros: 6_000_000 }),
      3_000_000,
    ],
    ['is not known without anything', now([], { rate_micros: null }), null],
    ['stays while nothing has happened', now([]), 1_000_000],
    ['stays where what is set aside is spent', now([day(1_000_000, 100, 100)]), 1_000_000],
    ['falls where more is spent, to even it out', now([day(1_000_000, 100, 110)]), 890_909],
    ['rises where less is spent', now([day(1_000_000, 110, 100)]), 1_120_000],
    ['falls at most by half a day', now([day(1_000_000, 0, 500)]), 500_000],
    ['rises at most by half a day', now([day(1_000_000, 500, 5)]), 1_500_000],
    ['rises where nobody was paid', now([day(1_000_000, 10, 0)]), 1_500_000],
    [
      'never exceeds half of what a minute is worth',
      now([day(1_000_000, 500, 5)], { value_micros: 2_100_000 }),
      1_050_000,
    ],
    [
      'counts days by what a minute paid then',
      now([day(2_000_000, 200, 200), day(1_000_000, 100, 100)]),
      1_500_000,
    ],
    ['leaves out days on which none was paid', now([day(null, 0, 0), day(1_000_000, 100, 100)]), 1_000_000],
  ])('OD-03 %s', (_, found, expected) => {
    expect(found).toBe(expected);
  });

  it('OD-03 is always something that can be paid', () => {
    const days = fc.array(
      fc.record({
        rate_micros: fc.option(fc.integer({ min: 1, max: 10 ** 12 })),
        fed: fc.integer({ min: -(10 ** 9), max: 10 ** 12 }),
        spent: fc.integer({ min: -(10 ** 9), max: 10 ** 12 }),
      }),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(
        days,
        fc.integer({ min: 1, max: 10 ** 12 }),
        fc.nat(10 ** 12),
        (some, rate_micros, value_micros) => {
          const next = nextRate({ rate_micros, days: some, value_micros });
          expect(Number.isSafeInteger(next)).toBe(true);
          expect(next).toBeGreaterThanOrEqual(1);
          expect(next).toBeLessThanOrEqual(Math.max(1, value_micros / 2));
        },
      ),
    );
  });
});

describe('repricedRate', () => {
  const price = { exchange_rate_micros: 1_000_000_000n, revenue_share_bp: 5_000, decimals: 0 };
  it.each([
    ['stays where no price changed', {}, 3_000_000n],
    ['follows the rate of the currency', { exchange_rate_micros: 100_000_000n }, 300_000n],
    ['follows the share', { revenue_share_bp: 7_500 }, 4_500_000n],
    ['follows the digits', { decimals: 2 }, 300_000_000n],
    ['is worked out anew where nothing was paid', { revenue_share_bp: 0 }, null],
  ])('OD-03 %s', (_, change, rate) => {
    expect(repricedRate(3_000_000n, price, { ...price, ...change })).toBe(rate);
    expect(repricedRate(null, price, { ...price, ...change })).toBeNull();
  });
});

describe('fairRateOf', () => {
  it('OD-03 is none where the app does not pay for time, whatever it once paid', () => {
    expect(fairRateOf({ fair_pay_bp: 0, fair_rate_micros: 5n })).toBeNull();
    expect(fairRateOf({ fair_pay_bp: 400, fair_rate_micros: null })).toBeNull();
    expect(fairRateOf({ fair_pay_bp: 400, fair_rate_micros: 5n })).toBe(5n);
  });
});
