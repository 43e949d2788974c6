import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assumedOutSeconds, expectedSeconds, laterSeconds, meanSeconds, noTimes, withTime } from './times.ts';

const counted = (seconds: readonly number[]) => seconds.reduce(withTime, noTimes);

describe('times', () => {
  it('are what the supplier says until people were counted', () => {
    expect(meanSeconds(noTimes, 600)).toBe(600);
    expect(laterSeconds(noTimes, 600)).toBeGreaterThan(600);
    expect(assumedOutSeconds(600, null)).toBe(200);
    expect(assumedOutSeconds(600, 90)).toBe(90);
  });

  it('become those of people', () => {
    const many = counted(Array.from({ length: 2000 }, () => 300));
    expect(meanSeconds(many, 900)).toBeGreaterThanOrEqual(300);
    expect(meanSeconds(many, 900)).toBeLessThan(303);
    expect(laterSeconds(many, 900)).toBeLessThan(315);
  });

  it('are moved by what was learned of the supplier’s word', () => {
    const slower = { bias: Math.log(1.5), people: 3, spread: 0 };
    expect(meanSeconds(noTimes, 600, slower)).toBe(900);
    const trusted = { ...slower, people: 50 };
    const few = counted([300, 300, 300]);
    expect(meanSeconds(few, 600, trusted)).toBeGreaterThan(meanSeconds(few, 600, slower));
  });

  it('are longer on the average than in the middle, as some take much longer', () => {
    const spread = counted(Array.from({ length: 400 }, (_, index) => 300 * Math.exp((index - 199.5) / 200)));
    expect(meanSeconds(spread, 300)).toBeGreaterThan(330);
  });

  it('of which four of five are shorter lie below the later one', () => {
    const spread = Array.from({ length: 1000 }, (_, index) => Math.exp(5 + (index - 500) / 500));
    const later = laterSeconds(counted(spread), 150);
    const below = spread.filter((seconds) => seconds <= later).length / spread.length;
    expect(below).toBeGreaterThan(0.7);
    expect(below).toBeLessThan(0.9);
  });

  it('are the same in any order', () => {
    const times = fc.array(fc.integer({ min: 1, max: 10_000 }), { maxLength: 30 });
    fc.assert(
      fc.property(times, (seconds) => {
        expect(counted([...seconds].reverse())).toEqual(counted(seconds));
      }),
    );
  });

  it('of an attempt lie between both ends, questions added', () => {
    const ends = { finish_seconds: 600, out_seconds: 100, question_seconds: 20 };
    expect(expectedSeconds({ p: 1, ...ends })).toBe(620);
    expect(expectedSeconds({ p: 0, ...ends })).toBe(120);
    expect(expectedSeconds({ p: 0.5, ...ends })).toBe(370);
  });
});
