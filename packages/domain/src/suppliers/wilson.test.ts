import { describe, expect, it } from 'vitest';
import { wilson } from './wilson.ts';

describe('SV-01 what observations say about a share', () => {
  it.each([
    ['nothing was tried', 0, 0, 0, 1],
    ['one of one', 1, 1, 0.085, 1],
    ['none of one', 0, 1, 0, 0.915],
    ['none of a hundred', 0, 100, 0, 0.098],
    ['none of a thousand', 0, 1000, 0, 0.011],
    ['half of ten', 5, 10, 0.1395, 0.8605],
    ['half of a thousand', 500, 1000, 0.448, 0.552],
    ['all of a hundred', 100, 100, 0.902, 1],
    ['more than were tried', 120, 100, 0.902, 1],
  ])('%s', (_, hits, tries, low, high) => {
    const found = wilson(hits, tries);
    expect(found.low).toBeCloseTo(low, 3);
    expect(found.high).toBeCloseTo(high, 3);
  });

  it('always holds the observed share, and narrows with more observations', () => {
    for (const share of [0, 0.01, 0.3, 0.5, 0.99, 1]) {
      let width = Number.POSITIVE_INFINITY;
      for (const tries of [100, 1_000, 10_000]) {
        const { low, high } = wilson(share * tries, tries);
        expect(low).toBeLessThanOrEqual(share + 1e-9);
        expect(high).toBeGreaterThanOrEqual(share - 1e-9);
        expect(high - low).toBeLessThan(width);
        width = high - low;
      }
    }
  });
});
