import { describe, expect, it } from 'vitest';
import { pauseAfter } from './next-attempt.ts';

describe('PB-02 the pause after a failed attempt', () => {
  it.each([
    [1, 0, 5_000],
    [1, 1, 6_000],
    [2, 0, 30_000],
    [4, 0.5, 660_000],
    [10, 0, 28 * 3_600_000],
    [11, 0, null],
    [400, 0, null],
  ])('after %i attempts, with chance %f, is %s ms', (tries, random, pauseMs) => {
    expect(pauseAfter(tries, random)).toBe(pauseMs);
  });

  it('leads to eleven attempts over three days at least', () => {
    const pauses: number[] = [];
    for (let pause = pauseAfter(1, 0); pause !== null; pause = pauseAfter(pauses.length + 1, 0))
      pauses.push(pause);
    expect(pauses).toHaveLength(10);
    expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBeGreaterThan(72 * 3_600_000);
  });
});
