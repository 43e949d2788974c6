import { describe, expect, it } from 'vitest';
import { learnSupplier } from './learn-supplier.ts';
import { all, groupKey, supplierIn } from './supplier-in.ts';

const of = (mean: number) => ({ ...learnSupplier([]), mean });
const learned = new Map([
  [groupKey(all, all), of(0.5)],
  [groupKey(all, 'BR'), of(0.2)],
  [groupKey('one', all), of(0.5)],
  [groupKey('one', 'US'), of(0.6)],
]);

describe('what to expect of a supplier in a country', () => {
  it.each([
    ['what was learned of it there', 'one', 'US', 0.6],
    ['elsewhere moved by as much as all suppliers are there', 'one', 'BR', 0.2],
    ['elsewhere, in a country of which nothing is known', 'one', 'DE', 0.5],
    ['of all suppliers there, where nothing is known of it', 'other', 'BR', 0.2],
    ['of all suppliers everywhere, where nothing else is known', 'other', 'DE', 0.5],
  ])('OD-01 is %s', (_, supplier, country, mean) => {
    expect(supplierIn(learned, supplier, country).mean).toBeCloseTo(mean);
  });

  it('OD-01 is the usual before anything was learned', () => {
    expect(supplierIn(new Map(), 'one', 'US')).toEqual(learnSupplier([]));
  });
});
