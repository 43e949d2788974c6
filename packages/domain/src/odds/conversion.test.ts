import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { betaQuantile } from './beta.ts';
import { conversionOf, isKnown } from './conversion.ts';

describe('quantiles of Beta', () => {
  it.each([
    [0.5, 1, 1, 0.5],
    [0.1, 1, 1, 0.1],
    [0.1, 2, 1, Math.sqrt(0.1)],
    [0.9, 1, 3, 1 - 0.1 ** (1 / 3)],
    [0.1, 40, 60, 0.3376],
    [0.9, 400, 600, 0.42],
    [0.9, 0.2, 3.8, 0.1622],
  ])('%d of Beta(%d, %d)', (at, a, b, value) => {
    expect(betaQuantile(at, a, b)).toBeCloseTo(value, 2);
  });
});

describe('the conversion of a survey', () => {
  it('OD-01 is what was expected until somebody entered, then what was counted', () => {
    const prior = { mean: 0.4, kappa: 10 };
    expect(conversionOf(prior, { entrants: 0, completes: 0 }).mean).toBeCloseTo(0.4);
    expect(conversionOf(prior, { entrants: 10, completes: 8 }).mean).toBeCloseTo(0.6);
    expect(conversionOf(prior, { entrants: 10_000, completes: 1000 }).mean).toBeCloseTo(0.1, 2);
  });

  it.each([
    ['nobody entered, nothing was said', 4, 0, false],
    ['a good word, nobody entered', 30, 0, true],
    ['a weak word, many entered', 4, 60, true],
  ])('OD-01 %s: known is %s', (_, kappa, entrants, known) => {
    const counts = { entrants, completes: Math.round(entrants * 0.4) };
    expect(isKnown(conversionOf({ mean: 0.4, kappa }, counts))).toBe(known);
  });

  it('OD-01 lies inside its interval, which more entries make narrower', () => {
    const mean = fc.double({ min: 0.1, max: 0.9, noNaN: true });
    fc.assert(
      fc.property(mean, fc.integer({ min: 4, max: 50 }), (expected, kappa) => {
        const few = conversionOf({ mean: expected, kappa }, { entrants: 0, completes: 0 });
        const many = conversionOf({ mean: expected, kappa: kappa * 4 }, { entrants: 0, completes: 0 });
        expect(few.low).toBeLessThan(few.high);
        expect(many.low).toBeGreaterThan(few.low);
        expect(many.high).toBeLessThan(few.high);
        expect(many.low).toBeLessThan(expected);
        expect(many.high).toBeGreaterThan(expected);
      }),
    );
  });
});
