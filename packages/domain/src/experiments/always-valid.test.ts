import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alwaysValid, sequentialP } from './always-valid.ts';

const estimate = fc.record({
  value: fc.double({ min: -0.5, max: 0.5, noNaN: true }),
  variance: fc.double({ min: 1e-6, max: 0.1, noNaN: true }),
});
const expected = fc.double({ min: 0.005, max: 0.2, noNaN: true });

describe('OD-04 an interval that holds at any time', () => {
  it.each([
    // By hand: information 1, so 2 variances, times 2 ln 20 + ln 2.
    [{ value: 0, variance: 0.0025 }, 0.1828],
    [{ value: 0, variance: 0.0001 }, 0.031],
  ])('%o reaches %d to both sides', ({ value, variance }, reach) => {
    const { low, high } = alwaysValid({ value, variance }, 0.05, 0.05);
    expect(high).toBeCloseTo(reach, 4);
    expect(low).toBeCloseTo(-reach, 4);
  });

  it.each([
    ['nothing is known, and nothing is seen', { value: 0, variance: 0 }, { p: 1, low: 0, high: 0 }],
    ['all is known', { value: 0.1, variance: 0 }, { p: 0, low: 0.1, high: 0.1 }],
  ])('%s', (_, given, result) => {
    expect(alwaysValid(given, 0.05, 0.05)).toEqual(result);
  });

  it('leaves zero out exactly when p is below alpha', () => {
    fc.assert(
      fc.property(estimate, expected, (given, sd) => {
        const { p, low, high } = alwaysValid(given, sd, 0.05);
        fc.pre(Math.abs(p - 0.05) > 1e-9);
        expect(low > 0 || high < 0).toBe(p < 0.05);
      }),
    );
  });

  it('is wider than the fixed interval of the same alpha', () => {
    fc.assert(
      fc.property(estimate, expected, (given, sd) => {
        const { low, high } = alwaysValid(given, sd, 0.05);
        expect(high - low).toBeGreaterThan(2 * 1.96 * Math.sqrt(given.variance));
      }),
    );
  });

  it('treats more and less alike', () => {
    fc.assert(
      fc.property(estimate, expected, (given, sd) => {
        const [one, other] = [given, { ...given, value: -given.value }].map((e) => alwaysValid(e, sd, 0.05));
        expect(other?.p).toBe(one?.p);
        expect(other?.low).toBeCloseTo(-(one?.high ?? 0), 12);
      }),
    );
  });

  it('p falls with the distance, and is never above 1', () => {
    expect([0, 1, 4, 9, 16].map((square) => Number(sequentialP(square, 3).toFixed(4)))).toEqual([
      1, 1, 0.4463, 0.0684, 0.005,
    ]);
  });
});
