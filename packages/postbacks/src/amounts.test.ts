import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dollarsOf, unitsOf } from './amounts.ts';

const amounts = fc.maxSafeInteger();
const decimals = fc.integer({ min: 0, max: 3 });

/** Reads a decimal text as an integer of its last digit. */
const unscaled = (text: string): bigint => BigInt(text.replace('.', ''));

describe('unitsOf', () => {
  it.each<[number, number, string]>([
    [1250, 0, '1250'],
    [1250, 1, '125.0'],
    [1250, 2, '12.50'],
    [1250, 3, '1.250'],
    [5, 3, '0.005'],
    [-5, 2, '-0.05'],
    [-1250, 2, '-12.50'],
    [0, 0, '0'],
    [-0, 2, '0.00'],
    [Number.MAX_SAFE_INTEGER, 3, '9007199254740.991'],
    [Number.MIN_SAFE_INTEGER, 0, '-9007199254740991'],
    [1e21, 0, '1000000000000000000000'],
  ])('PB-01 %d with %d decimals is %s', (amount, places, text) => {
    expect(unitsOf(amount, places)).toBe(text);
  });

  it('PB-01 no digit is lost: the text without its point is the amount', () => {
    fc.assert(
      fc.property(amounts, decimals, (amount, places) => {
        const text = unitsOf(amount, places);
        expect(unscaled(text)).toBe(BigInt(amount));
        expect(text).toMatch(places === 0 ? /^-?\d+$/ : new RegExp(`^-?\\d+\\.\\d{${places}}$`));
      }),
    );
  });

  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY])('PB-01 %d is no amount', (amount) => {
    expect(() => unitsOf(amount, 0)).toThrow(RangeError);
  });
});

describe('dollarsOf', () => {
  const hundredPerDollar = 100_000_000;
  it.each<[number, number, number, string]>([
    [1250, 0, hundredPerDollar, '12.500000'],
    [1250, 2, hundredPerDollar, '0.125000'],
    [-1250, 2, hundredPerDollar, '-0.125000'],
    [0, 2, hundredPerDollar, '0.000000'],
    [-0, 2, hundredPerDollar, '0.000000'],
    // A third of a dollar, and two thirds.
    [1, 0, 3_000_000, '0.333333'],
    [2, 0, 3_000_000, '0.666667'],
    // Half a millionth of a dollar counts as a whole one, on both sides; less than that is nothing, without a sign.
    [1, 0, 2_000_000_000_000, '0.000001'],
    [-1, 0, 2_000_000_000_000, '-0.000001'],
    [-1, 0, 2_000_000_000_001, '0.000000'],
    // A rate below one unit for a dollar.
    [1, 0, 1, '1000000.000000'],
    [Number.MAX_SAFE_INTEGER, 3, 1_000_000, '9007199254740.991000'],
  ])('PB-01 %d with %d decimals at %d millionths for a dollar is %s', (amount, places, rate, text) => {
    expect(dollarsOf(amount, places, rate)).toBe(text);
  });

  it('PB-01 is off by half a millionth at most, and the same below zero', () => {
    const rates = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER });
    fc.assert(
      fc.property(amounts, decimals, rates, (amount, places, rate) => {
        const text = dollarsOf(amount, places, rate);
        expect(text).toMatch(/^-?\d+\.\d{6}$/);
        const unitsPerDollar = BigInt(rate) * 10n ** BigInt(places);
        const error = unscaled(text) * unitsPerDollar - BigInt(amount) * 1_000_000_000_000n;
        expect(2n * (error < 0n ? -error : error) <= unitsPerDollar).toBe(true);
        expect(unscaled(dollarsOf(-amount, places, rate))).toBe(-unscaled(text));
      }),
    );
  });
});
