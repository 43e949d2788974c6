import { describe, expect, it } from 'vitest';
import { isLanguage, languages } from './languages.ts';
import {
  type Country,
  countries,
  defaultLanguageOf,
  defaultLocale,
  homeLocaleOf,
  isCountry,
  localeOf,
} from './locales.ts';

const codes = Object.keys(countries).filter(isCountry);

/** Countries whose most spoken language has no translation here. */
const deliberate: Partial<Record<Country, string>> = {
  IN: 'hi', // Hindi is not among the 25; English is India's other official language.
};

describe('locales', () => {
  it('LO-02 maps about 50 combinations to a translation', () => {
    const combinations = codes.flatMap((code) => countries[code].map((language) => localeOf(language, code)));
    expect(combinations.length).toBeGreaterThanOrEqual(45);
    expect(combinations.length).toBeLessThanOrEqual(60);
    expect(new Set(combinations).size).toBe(combinations.length);
  });

  it('LO-02 every translation belongs to some country', () => {
    const used = new Set<string>(codes.flatMap((code) => countries[code]));
    expect([...used].sort()).toEqual(Object.keys(languages).filter(isLanguage).sort());
  });

  it.each(codes)('LO-02 the default language of %s is the one CLDR names', (code) => {
    const cldr = new Intl.Locale(`und-${code}`).maximize().language.replace('nb', 'no');
    const ours = new Intl.Locale(defaultLanguageOf(code)).language;
    expect(ours === cldr).toBe(deliberate[code] === undefined);
    expect(deliberate[code] ?? ours).toBe(cldr);
  });

  it.each([
    ['pt-BR', 'BR', 'pt-BR'],
    ['fr', 'CH', 'fr-CH'],
    ['no', 'NO', 'no-NO'],
    ['de', 'US', null],
  ] as const)('LO-02 %s in %s is %s', (language, country, locale) => {
    expect(localeOf(language, country)).toBe(locale);
  });

  it.each(Object.keys(languages).filter(isLanguage))(
    'LO-02 %s is at home in a row of the table',
    (language) => {
      expect(codes.map((code) => localeOf(language, code))).toContain(homeLocaleOf(language));
    },
  );

  /** One translation has one set of forms: who shares it must count alike. */
  it.each(codes)('LO-01 %s counts as the homes of its translations do', (code) => {
    for (const language of countries[code]) {
      const here = new Intl.PluralRules(`${new Intl.Locale(language).language}-${code}`);
      const atHome = new Intl.PluralRules(homeLocaleOf(language));
      const differing = [...Array(201).keys(), 0.5, 1.5, 1e6].filter(
        (n) => here.select(n) !== atHome.select(n),
      );
      expect(differing).toEqual([]);
    }
  });

  it.each([
    ['pt', 'other'],
    ['pt-BR', 'one'],
    ['fr', 'one'],
    ['ar', 'zero'],
  ] as const)('LO-01 %s counts nought in its form “%s”', (language, form) => {
    expect(new Intl.PluralRules(homeLocaleOf(language)).select(0)).toBe(form);
  });

  it('LO-02 the default locale is en-US and stands in the table', () => {
    expect(defaultLocale).toBe('en-US');
    expect(localeOf('en', 'US')).toBe(defaultLocale);
  });
});
