import { describe, expect, it } from 'vitest';
import { priorOf, type Said, usualWord } from './prior.ts';

const said: Said = { conversion: 0.5, entrants: null, completes: null, out_seconds: null };
const supplier = { ...usualWord, mean: 0.4 };

describe('what to expect of a survey that nobody entered', () => {
  it('OD-01 is the supplier’s mean where nothing is said, and worth the less the more surveys differ', () => {
    expect(priorOf(null, supplier).mean).toBeCloseTo(0.4);
    expect(priorOf({ ...said, conversion: 0 }, supplier)).toEqual(priorOf(null, supplier));
    const worth = (spread: number) => priorOf(null, { ...supplier, spread }).kappa;
    expect(worth(0.75)).toBeCloseTo(6.4, 1);
    expect(worth(1)).toBeLessThan(worth(0.75));
    expect([worth(5), worth(0.1)]).toEqual([2, 50]);
  });

  it('OD-01 is the word, moved by what is known of its bias', () => {
    const at = (bias: number) => priorOf(said, { ...supplier, bias }).mean;
    expect(at(-0.8)).toBeLessThan(at(0));
    expect(at(0)).toBeLessThan(at(0.8));
  });

  it('OD-01 believes a word the more, the less it errs and the more people it speaks of', () => {
    const distance = (errs: number, entrants: number | null) =>
      Math.abs(priorOf({ ...said, conversion: 0.8, entrants }, { ...supplier, errs }).mean - 0.8);
    expect(distance(0.1, null)).toBeLessThan(distance(0.6, null));
    expect(distance(0.1, 500)).toBeLessThan(distance(0.1, 10));
    expect(priorOf({ ...said, entrants: 6 }, supplier).kappa).toBeLessThan(priorOf(said, supplier).kappa);
  });

  it('OD-01 lies half-way where a word errs as much as surveys differ', () => {
    const { mean } = priorOf({ ...said, conversion: 0.8 }, { ...supplier, mean: 0.2, errs: 0.75 });
    expect(mean).toBeCloseTo(0.5);
  });
});
