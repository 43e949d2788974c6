import { describe, expect, it } from 'vitest';
import { filtersOf } from '#features/list/use-list-address.ts';
import { filterNames, queryOf, shownPeriod } from './numbers-query.ts';

describe('CO-09 the address as the query of the call', () => {
  it.each([
    ['', {}, 'yesterday'],
    ['period=7d&zone=Asia%2FKolkata&split=day', { period: '7d', zone: 'Asia/Kolkata', split: 'day' }, '7d'],
    ['from=2026-03-01&to=2026-03-05', { from: '2026-03-01', to: '2026-03-05' }, 'dates'],
    // What is no choice is left out, so that any address shows something.
    ['period=decade&split=moon&kind=x&compare=never&country=germany', {}, 'yesterday'],
    [
      'country=DE&kind=offer&supplier=cint&compare=none',
      { country: 'DE', kind: 'offer', supplier: 'cint', compare: 'none' },
      'yesterday',
    ],
  ] as const)('%s', (search, query, period) => {
    const filters = filtersOf(search, filterNames);
    expect(queryOf(filters)).toEqual(query);
    expect(shownPeriod(filters)).toBe(period);
  });
});
