import { describe, expect, it } from 'vitest';
import { seeded } from '../chance/seeded.ts';
import { learnTimes, type TimedSurvey } from './learn-times.ts';
import { noTimes, usualTimes, withTime } from './times.ts';

/** Surveys that take `slower` times as long as said, each longer or shorter by up to `errs`, in ln(seconds). */
function surveysOf({ slower, errs, count = 300 }: { slower: number; errs: number; count?: number }) {
  const chance = seeded(5);
  const around = (by: number) => (by * chance.between(-1000, 1000)) / 1000;
  return Array.from({ length: count }, (): TimedSurvey => {
    const middle = Math.log(600 * slower) + around(errs);
    const people = Array.from({ length: 12 }, () => Math.exp(middle + around(0.6)));
    return { said: 600, times: people.reduce(withTime, noTimes) };
  });
}

describe('what is learned of words about times', () => {
  it.each([0.7, 1, 1.4])('OD-01 finds that people take %d times as long', (slower) => {
    expect(learnTimes(surveysOf({ slower, errs: 0.2 }), usualTimes).bias).toBeCloseTo(Math.log(slower), 1);
  });

  it('OD-01 trusts a word that errs less for more people, and finds how far people differ', () => {
    const exact = learnTimes(surveysOf({ slower: 1, errs: 0 }), usualTimes);
    const rough = learnTimes(surveysOf({ slower: 1, errs: 0.8 }), usualTimes);
    expect(exact.people).toBeGreaterThan(3 * rough.people);
    expect(rough.people).toBeGreaterThanOrEqual(1);
    expect(exact.spread).toBeCloseTo(0.6 / Math.sqrt(3), 1);
  });

  it('OD-01 keeps to what is assumed where little or nothing was timed', () => {
    const assumed = { bias: 0.4, people: 5, spread: 0.3 };
    expect(learnTimes([], assumed)).toEqual(assumed);
    expect(learnTimes([{ said: 600, times: noTimes }], assumed)).toEqual(assumed);
    expect(learnTimes(surveysOf({ slower: 1, errs: 0, count: 1 }), assumed).bias).toBeGreaterThan(0.2);
  });
});
