import { expect, it } from 'vitest';
import { allCountries, countryName } from './country-name.ts';

it.each([
  ['DE', 'Germany'],
  ['XK', 'Kosovo'],
  ['ZZ', null],
  ['EU', null],
  ['SU', null],
  ['QQ', null],
  ['de', null],
  ['', null],
])('%s is %s', (code, name) => {
  expect(countryName(code)).toBe(name);
});

it('all countries are there once, by name', () => {
  const names = allCountries().map(({ name }) => name);
  expect(names.length).toBeGreaterThan(240);
  expect(new Set(names).size).toBe(names.length);
  expect(names[0]).toBe('Afghanistan');
});
