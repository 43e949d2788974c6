import { expect, it } from 'vitest';
import { isForCountry } from './countries.ts';

it.each<[string[], string | null, boolean]>([
  [[], 'DE', true],
  [[], null, true],
  [['DE', 'AT'], 'AT', true],
  [['DE', 'AT'], 'CH', false],
  [['DE'], null, false],
])('OF-01 an offer for %j is listed in %s: %s', (countries, country, isListed) =>
  expect(isForCountry(countries, country)).toBe(isListed),
);
