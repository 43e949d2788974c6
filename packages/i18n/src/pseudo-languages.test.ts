import { expect, it } from 'vitest';
import { chooseLanguage } from './choose-language.ts';
import { isLanguage } from './languages.ts';
import { isCountry } from './locales.ts';
import { isPseudoLanguage, pseudoLanguages } from './pseudo-languages.ts';

const tags = Object.keys(pseudoLanguages);

it.each(tags)('LO-01 %s is English to everything but the texts', (tag) => {
  expect(isPseudoLanguage(tag)).toBe(true);
  expect(isLanguage(tag)).toBe(false);
  expect(isCountry(tag.slice(-2))).toBe(false);
  expect(chooseLanguage({ language: tag, country: 'DE' })).toEqual({ language: 'en', locale: 'en-US' });
});

it('LO-01 no other tag is a pseudo-language', () => {
  expect(['en', 'en-US', 'en-xa', 'ar', '', 'toString'].filter(isPseudoLanguage)).toEqual([]);
});
