import { type Language, languages } from '@earnwall/i18n/languages';
import type { ServerTexts } from '@earnwall/i18n/server-texts';
import { smsSegments } from '@earnwall/i18n/sms-segments';
import { describe, expect, it } from 'vitest';
import { textsIn } from './in-language.ts';

const everyLanguage = Object.keys(languages) as Language[];
const others = everyLanguage.filter((language) => language !== 'en');

/** All sentences of a language by where they stand; the questions have a test of their own. */
function sentencesOf({ questions: _, mail, wait, ...groups }: ServerTexts): Map<string, string> {
  const grouped = Object.entries({ ...groups, ...mail }).flatMap(([group, sentences]) =>
    Object.entries(sentences).map(([key, text]) => [`${group}.${key}`, text] as const),
  );
  return new Map([['wait', wait], ...grouped]);
}

const placeholdersOf = (text = '') => (text.match(/\{\w+\}/g) ?? []).sort();
const english = sentencesOf(textsIn('en'));

describe('what the server says', () => {
  it('LO-01 is there in 25 languages', () => {
    expect(everyLanguage.map((language) => sentencesOf(textsIn(language)).size)).toEqual(
      Array(25).fill(english.size),
    );
  });

  it.each(others)('LO-01 %s has every sentence, with the same values in it', (language) => {
    const said = sentencesOf(textsIn(language));
    for (const [key, text] of english) {
      expect(said.get(key)?.trim(), key).not.toBe('');
      expect(placeholdersOf(said.get(key)), key).toEqual(placeholdersOf(text));
    }
  });

  it.each(others)('LO-01 %s leaves no sentence in English, and says no two things alike', (language) => {
    const said = sentencesOf(textsIn(language));
    const sentences = [...english].filter(([, text]) => text.includes(' '));
    expect(sentences.filter(([key, text]) => said.get(key) === text)).toEqual([]);
    expect(new Set(said.values()).size).toBe(said.size);
  });

  it.each(everyLanguage)('LO-01 a code in %s fits into two messages', (language) => {
    expect(smsSegments(textsIn(language).verification.sms)).toBeLessThanOrEqual(2);
  });
});
