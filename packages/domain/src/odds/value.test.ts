import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { awayPerMinute, valuePerMinute } from './value.ts';

const part = fc.double({ min: 0, max: 1, noNaN: true });
const attempt = fc.record({
  p: part,
  reward: fc.double({ min: 1, max: 1000, noNaN: true }),
  reversal_rate: fc.double({ min: 0, max: 0.5, noNaN: true }),
  away_pay: fc.constant(0),
  seconds: fc.double({ min: 30, max: 5000, noNaN: true }),
});
const more = fc.double({ min: 1, max: 3, noNaN: true });

describe('reward per minute', () => {
  it('OD-02 is expected reward by expected time', () => {
    const attempt = { p: 0.5, reward: 200, reversal_rate: 0.1, away_pay: 10, seconds: 300 };
    expect(valuePerMinute(attempt)).toBeCloseTo((0.5 * 200 * 0.9 + 0.5 * 10) / 5);
  });

  it('OD-02 rises with the reward', () => {
    fc.assert(
      fc.property(attempt, more, (one, by) => {
        expect(valuePerMinute({ ...one, reward: one.reward * by })).toBeGreaterThanOrEqual(
          valuePerMinute(one),
        );
      }),
    );
  });

  it('OD-02 rises with the odds while a complete pays more than being turned away', () => {
    fc.assert(
      fc.property(attempt, part, part, (one, away, p) => {
        const paid = { ...one, away_pay: away * one.reward * (1 - one.reversal_rate) };
        const [less, odds] = [Math.min(p, one.p), Math.max(p, one.p)];
        expect(valuePerMinute({ ...paid, p: odds }) - valuePerMinute({ ...paid, p: less })).toBeGreaterThan(
          -1e-9,
        );
      }),
    );
  });

  it('OD-02 falls with minutes and reversals', () => {
    fc.assert(
      fc.property(attempt, more, part, (one, by, taken) => {
        const value = valuePerMinute(one);
        expect(valuePerMinute({ ...one, seconds: one.seconds * by })).toBeLessThanOrEqual(value);
        const reversal_rate = one.reversal_rate + (1 - one.reversal_rate) * taken;
        expect(valuePerMinute({ ...one, reversal_rate })).toBeLessThanOrEqual(value + 1e-9);
      }),
    );
  });

  it('OD-02 is what completes yield, and what time pays', () => {
    fc.assert(
      fc.property(attempt, part, (one, away) => {
        const paid = { ...one, away_pay: away * one.reward };
        expect(valuePerMinute(paid)).toBeCloseTo(valuePerMinute(one) + awayPerMinute(paid), 6);
      }),
    );
  });
});
