import { expect, it } from 'vitest';
import { isFiltered, queryOf } from './survey-query.ts';

it.each([
  [{}, null, {}],
  [{}, 'pixel', { app: 'pixel' }],
  [{ search: 'ref', hot: '1', status: 'paused' }, null, { search: 'ref', hot: '1', status: 'paused' }],
  [{ status: 'broken', country: 'germany', sort: 'price', hot: 'yes', user: 'nobody' }, null, {}],
  [{ user: 'pixel:abc', reason: 'age' }, 'pixel', { user: 'pixel:abc', reason: 'age', app: 'pixel' }],
])('%j of app %s is asked as %j', (given, app, query) => {
  expect(queryOf(given, app)).toEqual(query);
});

it('an order is no filter', () => {
  expect([isFiltered({ sort: 'epc', order: 'asc' }), isFiltered({ hot: '1' })]).toEqual([false, true]);
});
