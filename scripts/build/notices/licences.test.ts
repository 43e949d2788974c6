import { expect, it } from 'vitest';
import { isAllowedLicence } from './licences.ts';

it.each([
  ['MIT', true],
  ['(MPL-2.0 OR Apache-2.0)', true],
  ['MIT AND ISC', true],
  ['MIT AND GPL-3.0-only', false],
  ['MPL-2.0', false],
  ['GPL-3.0-only', false],
  ['SEE LICENSE IN LICENSE.md', false],
  ['MIT OR (GPL-2.0-only AND ISC)', false],
  ['', false],
])('the licence "%s" may ship: %s', (expression, expected) => {
  expect(isAllowedLicence(expression)).toBe(expected);
});
