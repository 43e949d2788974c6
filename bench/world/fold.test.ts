import { logOdds } from '@earnwall/domain/odds/log-odds';
import { describe, expect, it } from 'vitest';
import { Seeded } from '../shared/seeded.ts';
import { enter } from './attempt.ts';
import { Book } from './books.ts';
import { Fold } from './fold.ts';
import { countriesOf, personOf } from './people.ts';
import { surveyOf } from './surveys.ts';

/** A survey of 15 minutes that 40 % finish, and what is counted of 1,500 entries so many minutes after they began. */
function countedAfter(minutes: number, early: boolean): { entrants: number; part: number } {
  const seeded = new Seeded(5);
  const countries = countriesOf(seeded);
  const [country] = countries;
  if (!country) throw new Error('There are countries.');
  const person = { ...personOf(1, countries, seeded), behaviour: 0 };
  const truth = { logOdds: [0, 0, 0].map(() => logOdds(0.4)), finish: 900, out: 240, reversal: 0.02 };
  const made = surveyOf(1, country, { life: 9999, closesOn: 9999 }, seeded);
  const book = new Book({ ...made, loi: 900, truth });
  const fold = new Fold({ counted: () => undefined, upgraded: () => undefined }, early);
  for (let entrant = 0; entrant < 1500; entrant += 1) {
    const entry = enter(book.survey, person, seeded);
    const click = { book, device: 'desktop' as const, person, seconds: entry.seconds, usual: 0.4, said: 0.4 };
    const flags = { hasCompleted: false, isReversed: false, isReported: false, isCounted: false };
    fold.started({ ...click, ...flags }, entry, 0);
  }
  fold.upTo(minutes);
  const { entrants, completes } = book.counts.desktop;
  return { entrants, part: completes / Math.max(1, entrants) };
}

describe('the maturity of clicks', () => {
  it('OD-01 counted as soon as they are reported, four of ten look like far fewer, then like more', () => {
    expect(countedAfter(15, true).part).toBeLessThan(0.25);
    expect(countedAfter(30, true).part).toBeGreaterThan(countedAfter(15, true).part);
    // Of who is turned away, some are never reported.
    expect(countedAfter(10_000, true).part).toBeGreaterThan(0.41);
  });

  it('OD-01 counted when they are old enough, they are right at once, late reports included in the end', () => {
    expect(countedAfter(59, false).entrants).toBe(0);
    expect(countedAfter(61, false).entrants).toBe(1500);
    expect(Math.abs(countedAfter(61, false).part - 0.4)).toBeLessThan(0.04);
    expect(Math.abs(countedAfter(10_000, false).part - 0.4)).toBeLessThan(0.03);
  });
});
