import { expect, it } from 'vitest';
import { keepVisit } from './address.ts';

it.each([
  ['/policy', '?app=demo&language=de', '/policy?app=demo&language=de'],
  ['/policy', '', '/policy'],
  ['/', '?app=demo&cid=abc', '/?app=demo'],
  ['/result?cid=abc&x=1', '?cid=abc&x=1&app=demo', '/result?x=1&app=demo&cid=abc'],
  ['/?timeend=5', '?timeend=1&app=demo', '/?app=demo&timeend=5'],
  ['/questions', '?sh=h1&app=demo&subid=x', '/questions?app=demo&subid=x'],
  ['/', '?attempt=a1&app=demo', '/?app=demo'],
])('to %s from %s: %s', (to, search, address) => {
  expect(keepVisit(to, search)).toBe(address);
});
