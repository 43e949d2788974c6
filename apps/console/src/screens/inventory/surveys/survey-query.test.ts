import { expect, it } from 'vitest';
import { flagsOf, markOf, queryOf } from './survey-query.ts';

it.each([
  [{}, null, {}],
  [{}, 'pixel', { app: 'pixel' }],
  [{ search: 'ref', hot: '1', status: 'paused' }, null, { search: 'ref', hot: '1', status: 'paused' }],
  [{ status: 'broken', country: 'germany', sort: 'price', hot: 'yes', user: 'nobody' }, null, {}],
  [{ user: 'pixel:abc', reason: 'age' }, 'pixel', { user: 'pixel:abc', reason: 'age', app: 'pixel' }],
])('%j of app %s is asked as %j', (given, app, query) => {
  expect(queryOf(given, app)).toEqual(query);
});

it.each([
  ['hot', { hot: '1' }],
  ['featured', { featured: '1' }],
  ['both', { hot: '1', featured: '1' }],
  [undefined, {}],
])('the mark %s is %j', (mark, flags) => {
  expect(markOf(flags)).toBe(mark);
  expect(flagsOf(mark ?? null)).toEqual({ hot: null, featured: null, ...flags });
});
