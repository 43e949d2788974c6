import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { behaviourOf, withBehaviour } from './behaviour.ts';

describe('behaviour', () => {
  it.each([
    ['nothing done yet', 0, 0, 1],
    ['as expected', 12, 12, 1],
    ['better', 6, 3, 12 / 9],
    ['far better', 100, 10, 1.5],
    ['far worse', 0, 100, 0.5],
  ])('OD-01 %s', (_, completes, expected, factor) => {
    expect(behaviourOf({ completes, expected })).toBeCloseTo(factor);
  });

  it('OD-01 leads to odds between nothing and certainty, the better the higher', () => {
    const part = fc.double({ min: 0.01, max: 0.99, noNaN: true });
    const factor = fc.double({ min: 0.5, max: 1.5, noNaN: true });
    fc.assert(
      fc.property(part, factor, factor, (conversion, one, other) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)];
        expect(withBehaviour(conversion, less)).toBeGreaterThan(0);
        expect(withBehaviour(conversion, more)).toBeLessThan(1);
        expect(withBehaviour(conversion, more)).toBeGreaterThanOrEqual(
          withBehaviour(conversion, less) - 1e-12,
        );
      }),
    );
    expect(withBehaviour(0.42, 1)).toBe(0.42);
  });
});
