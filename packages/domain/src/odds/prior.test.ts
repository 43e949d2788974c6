import { describe, expect, it } from 'vitest';
import { noEffects } from './device-effects.ts';
import { priorOf, type Said, type SupplierOdds } from './prior.ts';

const said: Said = { conversion: 0.5, entrants: null, completes: null, out_seconds: null };
const supplier: SupplierOdds = {
  ...{ mean: 0.4, bias: 0, kappa: 20, devices: noEffects },
  ...{ reversal_rate: 0.02, outcomes: 100_000 },
};

describe('what to expect of a survey that nobody entered', () => {
  it('OD-01 is the country’s mean where nothing is said, and worth little', () => {
    expect(priorOf(null, null, { mean: 0.25 })).toEqual({ mean: 0.25, kappa: 4 });
    expect(priorOf({ ...said, conversion: 0 }, null, { mean: 0.25 })).toEqual({ mean: 0.25, kappa: 4 });
    expect(priorOf(null, supplier, { mean: 0.1 }).mean).toBeCloseTo(0.4, 2);
    expect(priorOf(null, { ...supplier, outcomes: 0 }, { mean: 0.1 }).mean).toBeCloseTo(0.1);
    expect(priorOf(null, null, null).kappa).toBe(4);
  });

  it('OD-01 is the word, moved by what is known of its bias', () => {
    const at = (bias: number) => priorOf(said, { ...supplier, bias }, null).mean;
    expect(at(-0.8)).toBeLessThan(at(0));
    expect(at(0)).toBeLessThan(at(0.8));
  });

  it('OD-01 believes a word the more, the better it has proved and the more people it speaks of', () => {
    const distance = (kappa: number, entrants: number | null) =>
      Math.abs(priorOf({ ...said, conversion: 0.8, entrants }, { ...supplier, kappa }, null).mean - 0.8);
    expect(distance(50, null)).toBeLessThan(distance(10, null));
    expect(distance(50, 500)).toBeLessThan(distance(50, 10));
    expect(priorOf({ ...said, entrants: 6 }, supplier, null).kappa).toBeLessThan(
      priorOf(said, supplier, null).kappa,
    );
  });
});
