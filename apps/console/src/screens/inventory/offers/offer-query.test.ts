import { expect, it } from 'vitest';
import { queryOf } from './offer-query.ts';

it.each([
  [{}, null, {}],
  [
    { category: 'game', platform: 'ios', featured: '1' },
    'pixel',
    { category: 'game', platform: 'ios', featured: '1', app: 'pixel' },
  ],
  [{ sort: 'epc', order: 'asc' }, null, { sort: 'epc', order: 'asc' }],
  [{ category: 'toy', country: 'de', sort: 'minutes', status: 'off' }, null, {}],
])('%j of app %s is asked as %j', (given, app, query) => {
  expect(queryOf(given, app)).toEqual(query);
});
