import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { correct, fitIsotonic } from './isotonic.ts';

const point = (said: number, entrants: number, real: number) => ({
  said,
  entrants,
  completes: Math.round(entrants * real),
});

describe('the correction of odds by outcomes', () => {
  it('OD-01 waits for 2,000 outcomes', () => {
    expect(fitIsotonic([point(0.2, 1000, 0.1), point(0.6, 999, 0.5)])).toBeNull();
    expect(fitIsotonic([])).toBeNull();
  });

  it('OD-01 says what happened where something was said', () => {
    const fitted = fitIsotonic([point(0.2, 10_000, 0.1), point(0.6, 10_000, 0.5), point(0.8, 10_000, 0.8)]);
    if (!fitted) throw new Error('There is a correction.');
    expect(correct(fitted, 0.2)).toBeCloseTo(0.1, 2);
    expect(correct(fitted, 0.4)).toBeCloseTo(0.3, 2);
    expect(correct(fitted, 0.6)).toBeCloseTo(0.5, 2);
    expect(correct(fitted, 0.9)).toBeCloseTo(0.9, 2);
    expect(correct(fitted, 0.1)).toBeCloseTo(0.01, 2);
  });

  it('OD-01 never falls and stays between nothing and certainty', () => {
    const points = fc.array(
      fc.record({
        said: fc.integer({ min: 1, max: 19 }).map((step) => step / 20),
        entrants: fc.integer({ min: 0, max: 3000 }),
        part: fc.double({ min: 0, max: 1, noNaN: true }),
      }),
      { minLength: 3, maxLength: 20 },
    );
    fc.assert(
      fc.property(points, (said) => {
        const fitted = fitIsotonic(said.map(({ said, entrants, part }) => point(said, entrants, part)));
        if (!fitted) return;
        const curve = Array.from({ length: 41 }, (_, index) => correct(fitted, index / 40));
        for (const [index, value] of curve.entries()) {
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThanOrEqual(1);
          expect(value).toBeGreaterThanOrEqual((curve[index - 1] ?? 0) - 1e-9);
        }
      }),
    );
  });
});
