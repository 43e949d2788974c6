import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fundLines, setAsideOf } from './fund.ts';

describe('setAsideOf', () => {
  it.each([
    ['a part of a complete', 'complete', 500n, 400, 20n],
    ['rounded down', 'complete', 99n, 400, 3n],
    ['nothing of other ends', 'screen_out', 500n, 400, 0n],
    ['nothing of what has not ended', 'started', 0n, 400, 0n],
    ['nothing where the app does not pay for time', 'complete', 500n, null, 0n],
  ])('OD-03 sets aside %s', (_, state, credited, fair_part_bp, amount) => {
    expect(setAsideOf({ state, credited, fair_part_bp })).toBe(amount);
  });
});

describe('fundLines', () => {
  it('OD-03 have what moves, and nothing for nothing', () => {
    expect(fundLines(20n, 0n)).toEqual([
      { account: 'fair_pay', currency: 'app', amount: 20n },
      { account: 'publisher_set_aside', currency: 'app', amount: -20n },
    ]);
    expect(fundLines(0n, 15n)).toEqual([
      { account: 'fair_pay', currency: 'app', amount: -15n },
      { account: 'publisher_time_pay', currency: 'app', amount: 15n },
    ]);
    expect(fundLines(0n, 0n)).toEqual([]);
  });

  it('O1 sum to zero, whatever moves', () => {
    fc.assert(
      fc.property(fc.bigInt(), fc.bigInt(), (set_aside, time_paid) => {
        const lines = fundLines(set_aside, time_paid);
        expect(lines.reduce((sum, { amount }) => sum + amount, 0n)).toBe(0n);
        expect(lines.every(({ amount }) => amount !== 0n)).toBe(true);
      }),
    );
  });
});
