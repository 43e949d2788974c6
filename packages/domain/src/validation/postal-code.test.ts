import { describe, expect, it } from 'vitest';
import { isPostalCodeNumeric, postalCodeExample, postalCodeText } from './postal-code.ts';
import { postalCodeForms } from './postal-code-forms.ts';

describe('a postal code', () => {
  it.each([
    ['US', '94103', '94103'],
    ['US', '941031234', '94103-1234'],
    ['GB', 'sw1a1aa', 'SW1A 1AA'],
    ['GB', 'm1  1ae', 'M1 1AE'],
    ['GB', 'DN551PT', 'DN55 1PT'],
    ['CA', 'k1a-0b1', 'K1A 0B1'],
    ['NL', '1012ab', '1012 AB'],
    ['IE', 'd02x285', 'D02 X285'],
    ['IE', 'd6wxy00', 'D6W XY00'],
    ['PL', '00950', '00-950'],
    ['JP', '１００－０００１', '100-0001'],
    ['SE', '11455', '114 55'],
    ['LV', '1010', 'LV-1010'],
    ['LV', 'lv 1010', 'LV-1010'],
    ['SA', '١١٥٦٤', '11564'],
    ['DE', ' 10115 ', '10115'],
  ])('of %s, typed as “%s”, is kept as “%s”', (country, typed, kept) => {
    expect(postalCodeText(typed, country)).toBe(kept);
    expect(postalCodeText(kept, country)).toBe(kept);
  });

  it.each([
    ['DE', '1011'],
    ['DE', '1011A'],
    ['DE', 'D-101155'],
    ['US', '9410'],
    ['GB', '94103'],
    ['CA', 'K1A 0BB'],
    ['JP', '100'],
    ['LV', 'LT-1010'],
    ['FR', '-'],
  ])('of %s is not “%s”', (country, typed) => {
    expect(postalCodeText(typed, country)).toBeNull();
  });

  it.each([
    ['a country without a form here', 'HK'],
    ['an unknown country', 'ZZ'],
    ['no country', null],
    ['a name of Object', 'constructor'],
  ])('of %s is taken as it is', (_name, country) => {
    expect(postalCodeText('  ab  12-3 ', country)).toBe('AB 12-3');
    expect(postalCodeText(' - ', country)).toBeNull();
    expect([postalCodeExample(country), isPostalCodeNumeric(country)]).toEqual([null, false]);
  });

  it.each(Object.keys(postalCodeForms))('of %s: its example is one, as it is stored', (country) => {
    const example = postalCodeExample(country) ?? '';
    expect(postalCodeText(example, country)).toBe(example);
    expect(example).not.toMatch(/[:*]/);
    expect(example.length).toBeLessThanOrEqual(12);
  });

  it('is typed by number keys where it has nothing else', () => {
    const countries = ['DE', 'US', 'GB', 'JP', 'NL'];
    expect(countries.map(isPostalCodeNumeric)).toEqual([true, true, false, true, false]);
  });
});
