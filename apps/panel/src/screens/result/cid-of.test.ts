import { expect, it } from 'vitest';
import { cidOf } from './cid-of.ts';

it.each([
  ['the query', {}, '?cid=c1&app=demo', 'c1'],
  ['the path', { cid: 'c2' }, '?app=demo', 'c2'],
  ['the query before the path', { cid: 'c2' }, 'cid=c1', 'c1'],
  ['the path when the query is empty', { cid: 'c2' }, '?cid=', 'c2'],
  ['nowhere', {}, '', null],
  ['a blank', {}, '?cid=%20', null],
])('RS-01 finds the click in %s', (_, params, search, cid) => {
  expect(cidOf(params, search)).toBe(cid);
});
