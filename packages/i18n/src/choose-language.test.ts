import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseLanguage, type LanguagePreferences } from './choose-language.ts';
import { isLanguage } from './languages.ts';
import { countries } from './locales.ts';

describe('chooseLanguage', () => {
  it.each<[string, LanguagePreferences, string, string]>([
    [
      'the language parameter wins',
      { language: 'fr', locale: 'de-DE', browser: ['es'], country: 'US' },
      'fr',
      'fr-FR',
    ],
    ['then the locale parameter', { locale: 'de-AT', browser: ['es'], country: 'US' }, 'de', 'de-AT'],
    ['then the browser', { browser: ['es-MX', 'en'], country: 'US' }, 'es', 'es-MX'],
    ['then the country', { country: 'JP' }, 'ja', 'ja-JP'],
    ['then English', {}, 'en', 'en-US'],
    ['an unknown language falls through', { language: 'tlh', browser: ['it'] }, 'it', 'it-IT'],
    ['a broken tag falls through', { language: '../etc', locale: '*', country: 'SE' }, 'sv', 'sv-SE'],
    ['empty parameters fall through', { language: '', locale: ' ', browser: ['', 'da'] }, 'da', 'da-DK'],
    ['a browser list is read to its end', { browser: ['hi-IN', 'en-IN'] }, 'en', 'en-IN'],
    ['an unknown country falls through', { country: 'AQ' }, 'en', 'en-US'],
    ['the locale still gives the region', { language: 'fr', locale: 'de-CH' }, 'fr', 'fr-CH'],
    ['the country still gives the region', { browser: ['en'], country: 'gb' }, 'en', 'en-GB'],
    ['a combination outside the table goes home', { language: 'de-US', country: 'JP' }, 'de', 'de-DE'],
    ['a region of the world goes home', { browser: ['es-419'] }, 'es', 'es-ES'],
  ])('LO-02 %s', (_why, preferences, language, locale) => {
    expect(chooseLanguage(preferences)).toEqual({ language, locale });
  });

  it.each([
    ['pt-BR', 'pt-BR', 'pt-BR'],
    ['pt_BR', 'pt-BR', 'pt-BR'],
    ['PT-br', 'pt-BR', 'pt-BR'],
    ['pt', 'pt', 'pt-PT'],
    ['zh-CN', 'zh', 'zh-CN'],
    ['zh-Hant-TW', 'zh', 'zh-TW'],
    ['yue-HK', 'zh', 'zh-HK'],
    ['tl', 'fil', 'fil-PH'],
    ['fil-PH', 'fil', 'fil-PH'],
    ['nb', 'no', 'no-NO'],
    ['nn-NO', 'no', 'no-NO'],
    ['no', 'no', 'no-NO'],
    ['in', 'id', 'id-ID'],
    ['ar', 'ar', 'ar-EG'],
  ])('LO-02 the tag %s is read as %s in %s', (tag, language, locale) => {
    expect(chooseLanguage({ language: tag })).toEqual({ language, locale });
  });

  it('LO-02 always answers with a row of the table', () => {
    const tag = fc.oneof(fc.string(), fc.constantFrom('de-CH', 'pt_br', 'nb', 'en-ZZ', 'zh-Hans'));
    fc.assert(
      fc.property(
        tag,
        tag,
        fc.array(tag),
        fc.constantFrom('BR', 'XX', ''),
        (language, locale, browser, country) => {
          const chosen = chooseLanguage({ language, locale, browser, country });
          const row = new Map<string, readonly string[]>(Object.entries(countries)).get(
            chosen.locale.slice(-2),
          );
          expect(isLanguage(chosen.language)).toBe(true);
          expect(row).toContain(chosen.language);
        },
      ),
    );
  });
});
