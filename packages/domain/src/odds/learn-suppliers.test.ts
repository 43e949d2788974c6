import { describe, expect, it } from 'vitest';
import { learnSuppliers, type SuppliersSurvey } from './learn-suppliers.ts';
import { all } from './supplier-in.ts';
import { noTimes } from './times.ts';

const surveysIn = (supplier_id: string, country: string, part: number, count: number): SuppliersSurvey[] =>
  Array.from({ length: count }, () => ({
    ...{ supplier_id, country, said: null, said_entrants: null, reversed: 0 },
    on: { desktop: { entrants: 100, completes: part * 100 } },
    finish: { said: 600, times: noTimes },
    away: { said: 200, times: noTimes },
  }));

describe('what is learned about all suppliers', () => {
  const learned = learnSuppliers([
    ...surveysIn('one', 'US', 0.6, 200),
    ...surveysIn('one', 'BR', 0.2, 200),
    ...surveysIn('other', 'BR', 0.8, 1),
  ]);
  const meanOf = (supplier_id: string, country: string) =>
    learned.find((group) => group.supplier_id === supplier_id && group.country === country)?.mean ?? 0;

  it('OD-01 is learned of each, of all, everywhere and in each country', () => {
    expect(learned).toHaveLength(8);
    expect(meanOf('one', 'US')).toBeCloseTo(0.6, 1);
    expect(meanOf('one', 'BR')).toBeCloseTo(0.2, 1);
    expect(meanOf('one', all)).toBeCloseTo(0.4, 1);
    expect(meanOf(all, 'US')).toBeCloseTo(0.6, 1);
    expect(learnSuppliers([])).toEqual([]);
  });

  it('OD-01 is what holds of larger groups where little is known', () => {
    expect(meanOf('other', 'BR')).toBeGreaterThan(meanOf(all, all));
    expect(meanOf('other', 'BR')).toBeLessThan(0.6);
  });
});
