import { expect, it } from 'vitest';
import { keyOf } from './set-up-key.ts';

it.each([
  ['', null],
  ['#', null],
  ['#key=', null],
  ['#key=abc', 'abc'],
  ['#key=a%2Bb', 'a+b'],
  ['#key=a+b', 'a+b'],
])('the key of %s is %s', (hash, key) => expect(keyOf(hash)).toBe(key));
