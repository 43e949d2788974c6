import { expect, it } from 'vitest';
import { queryOf } from './feedback-words.ts';

it.each([
  [{}, {}],
  [
    { stars: '5', text: '1', country: 'de' },
    { stars: 5, text: true, country: 'DE' },
  ],
  [{ stars: '6', text: 'yes', country: 'Germany', outcome: 'nothing', option: 'none' }, {}],
  [
    { option: 'other', outcome: 'screen_out', supplier: 'cint' },
    { option: 'other', outcome: 'screen_out', supplier: 'cint' },
  ],
  [
    { from: '2026-03-01', to: '2026-03-02', test: '1' },
    { from: '2026-03-01T00:00:00.000Z', to: '2026-03-03T00:00:00.000Z', test: true },
  ],
])('CO-02 the address %j asks for %j', (filters, query) => {
  expect(queryOf(filters)).toEqual(query);
});
