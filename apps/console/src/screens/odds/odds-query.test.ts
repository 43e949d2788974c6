import { describe, expect, it } from 'vitest';
import { periodQueryOf, queryOf } from './odds-query.ts';

describe('CO-02 what the address asks of odds', () => {
  it.each([
    [{}, {}],
    [
      { app: 'pixel', country: 'de', device: 'mobile' },
      { app: 'pixel', country: 'DE', device: 'mobile' },
    ],
    [{ country: 'Germany', device: 'fridge', from: 'yesterday', to: '2026-13-40' }, {}],
    [
      { supplier: 'cint', from: '2026-03-01' },
      { supplier: 'cint', from: '2026-03-01' },
    ],
  ])('%o', (filters, query) => {
    expect(queryOf(filters)).toEqual(query);
  });

  it('of other lists is the app and the days alone', () => {
    expect(periodQueryOf({ app: 'pixel', supplier: 'cint', to: '2026-03-01' })).toEqual({
      app: 'pixel',
      to: '2026-03-01',
    });
  });
});
