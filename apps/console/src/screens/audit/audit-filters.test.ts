import { describe, expect, it } from 'vitest';
import { filtersOf } from '#features/list/use-list-address.ts';
import { valueText } from './audit-event.ts';
import { filterNames, idOf, queryOf } from './audit-filters.ts';

describe('the filters of the audit are the address', () => {
  it.each([
    ['', {}],
    ['who=dana&open=17&after=3&test=1', { who: 'dana' }],
    ['app=pixel&what=%20rate%20&kind=', { app: 'pixel', what: 'rate' }],
  ])('%s', (search, filters) => expect(filtersOf(search, filterNames)).toEqual(filters));

  it.each([
    [
      { from: '2026-03-01', to: '2026-03-01' },
      { from: '2026-03-01T00:00:00.000Z', to: '2026-03-02T00:00:00.000Z' },
    ],
    [{ from: 'yesterday', to: '2026-13-01', kind: 'other', role: 'king' }, {}],
    [
      { role: 'machine', on: 'pixel', reason: 'fraud', request: 'r1' },
      { role: 'machine', on: 'pixel', reason: 'fraud', request: 'r1' },
    ],
    [
      { kind: 'view', user: 'u1' },
      { kind: 'view', user: 'u1' },
    ],
  ])('%o becomes a query', (filters, query) => expect(queryOf(filters)).toEqual(query));

  it.each([
    ['17', 17],
    ['0', null],
    ['1e3', null],
    ['-1', null],
    [null, null],
  ])('%s is an id or nothing', (text, id) => expect(idOf(text)).toBe(id));
});

it.each([
  [null, 'none'],
  ['', 'empty'],
  [true, 'yes'],
  [12, '12'],
  [['a'], '["a"]'],
])('the value %o is shown as %s', (value, text) => expect(valueText(value)).toBe(text));
