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
  [{ seen_since: '2026-03-01' }, { seen_since: '2026-03-01T00:00:00.000Z' }],
])('%o becomes a query', (filters, query) => expect(queryOf(filters)).toEqual(query));
