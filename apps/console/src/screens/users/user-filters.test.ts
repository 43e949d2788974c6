import { expect, it } from 'vitest';
import { queryOf } from './user-filters.ts';

it.each([
  [{}, {}],
  [
    { app: 'pixel', q: 'bob' },
    { app: 'pixel', q: 'bob' },
  ],
  [
    { state: 'banned', country: 'DE' },
    { state: 'banned', country: 'DE' },
  ],
  [{ state: 'angry', country: 'Germany', seen_since: 'today' }, {}],
  [{ balance_min: '5', balance_max: '9' }, {}],
  [
    { app: 'pixel', balance_min: '5', completes_min: 'x', reversal_rate_min: '2.5' },
    { app: 'pixel', balance_min: '5', completes_min: 'x', reversal_rate_min: '2.5' },
  ],
  [{ seen_since: '2026-03-01' }, { seen_since: '2026-03-01T00:00:00.000Z' }],
])('%o becomes a query', (filters, query) => expect(queryOf(filters)).toEqual(query));

it('compares the balance that Test shows', () => {
  const filters = { app: 'pixel', balance_max: '9' };
  expect(queryOf(filters, true)).toEqual({ ...filters, test: true });
  expect(queryOf({ app: 'pixel' }, true)).toEqual({ app: 'pixel' });
});
