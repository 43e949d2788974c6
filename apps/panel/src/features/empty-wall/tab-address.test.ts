import { expect, it } from 'vitest';
import { tabAddress } from './tab-address.ts';

it.each([
  [{ uh: 'abc', uuid: null, app: null, shash: null }, '/?language=de&uh=abc'],
  [{ uh: null, uuid: 'a b', app: 'demo', shash: 'x' }, '/?language=de&uuid=a+b&app=demo&shash=x'],
])('of %o', (credentials, address) => {
  expect(tabAddress(credentials, 'de')).toBe(address);
});
