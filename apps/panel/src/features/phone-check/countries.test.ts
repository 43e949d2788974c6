import { describe, expect, it } from 'vitest';
import { foundCountries, namedCountries, placeAfter } from './countries.ts';

describe('namedCountries', () => {
  it('PH-01 has about seventy, by their names in the language of the reader', () => {
    expect(namedCountries('en').length).toBeGreaterThanOrEqual(70);
    expect(namedCountries('en').slice(0, 2)).toEqual([
      { country: 'AR', name: 'Argentina', code: '54' },
      { country: 'AU', name: 'Australia', code: '61' },
    ]);
    expect(namedCountries('de').find(({ country }) => country === 'AT')?.name).toBe('Österreich');
  });

  it('PH-01 are sorted as the reader sorts', () => {
    const names = namedCountries('de').map(({ name }) => name);
    expect(names.indexOf('Österreich')).toBeLessThan(names.indexOf('Pakistan'));
  });
});

describe('foundCountries', () => {
  const found = (query: string, language = 'en') =>
    foundCountries(namedCountries(language), query).map(({ country }) => country);

  it.each([
    ['germ', ['DE']],
    ['UNITED', ['AE', 'GB', 'US']],
    ['kingdom', ['GB']],
    ['ingdom', []],
    ['+49', ['DE']],
    ['1', ['CA', 'US']],
    ['us', ['US']],
    ['türk', ['TR']],
    ['nowhere', []],
  ])('PH-01 %j finds %j', (query, countries) => {
    expect(found(query)).toEqual(countries);
  });

  it('PH-01 needs no accents', () => {
    expect(found('osterreich', 'de')).toEqual(['AT']);
  });

  it('finds all for nothing', () => {
    expect(found(' ')).toHaveLength(namedCountries('en').length);
  });
});

describe('placeAfter', () => {
  it.each([
    ['ArrowDown', null, 3, 0],
    ['ArrowDown', 2, 3, 2],
    ['ArrowUp', null, 3, 2],
    ['ArrowUp', 0, 3, 0],
    ['PageDown', 0, 20, 5],
    ['PageUp', 2, 20, 0],
    ['ArrowDown', null, 0, null],
    ['Home', 1, 3, null],
  ])('%s from %s of %s: %s', (key, place, count, next) => {
    expect(placeAfter(key, place, count)).toBe(next);
  });
});
