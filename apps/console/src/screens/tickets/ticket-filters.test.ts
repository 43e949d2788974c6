import { expect, it } from 'vitest';
import { isNarrowed, queryOf } from './ticket-filters.ts';

it.each([
  [{}, { state: 'open' }],
  [{ state: 'closed' }, { state: 'closed' }],
  [{ state: 'gone', mine: 'yes' }, { state: 'open' }],
  [
    { app: 'pixel', language: 'ar', mine: '1' },
    { state: 'open', app: 'pixel', language: 'ar', mine: true },
  ],
])('CO-02 %o becomes the query', (filters, query) => expect(queryOf(filters)).toEqual(query));

it('the app alone is the whole list of that app', () => {
  expect(isNarrowed({ app: 'pixel' })).toBe(false);
  expect(isNarrowed({ mine: '1' })).toBe(true);
});
