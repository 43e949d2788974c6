import { describe, expect, it } from 'vitest';
import { flatTexts } from './flat-texts.ts';
import { type LanguageFile, type LanguageFolder, languageFiles } from './language-folder.ts';
import { languageProblems } from './language-problems.ts';
import { isLanguage, type Language, languages } from './languages.ts';
import { translationProblems } from './translation-problems.ts';

type Json<Content> = { default: Content };

async function folderOf(language: Language): Promise<LanguageFolder> {
  const read = async (file: LanguageFile): Promise<[LanguageFile, unknown][]> => {
    const found: Json<unknown> | null = await import(`../languages/${language}/${file}.json`).catch(
      () => null,
    );
    return found ? [[file, found.default]] : [];
  };
  return Object.fromEntries((await Promise.all(languageFiles.map(read))).flat());
}

const english = await folderOf('en');

it('English has every file', () => {
  expect(Object.keys(english).sort()).toEqual([...languageFiles].sort());
});

describe.each(Object.keys(languages).filter(isLanguage))('the translation %s', (language) => {
  it('LO-01 has the keys, values and plural forms it must have, and none longer than its place', async () => {
    expect(languageProblems(language, await folderOf(language), english)).toEqual([]);
  });

  it('LO-01 has a glossary: the form of address, and the term for each thing', async () => {
    const glossary = flatTexts((await folderOf(language)).glossary);
    expect(glossary.register).toMatch(/\S/);
    const concepts = Object.keys(flatTexts(english.glossary)).filter((key) => key.endsWith('.term'));
    expect(concepts).toHaveLength(22);
    expect(concepts.filter((concept) => !glossary[concept])).toEqual([]);
  });
});

it.each(Object.keys(languages))('LO-01 %s keeps a size and its unit on one line', async (language) => {
  const texts: Json<Record<string, string>> = await import(`../languages/${language}/panel.json`);
  const parted = Object.entries(texts.default).filter(([, text]) => /\d (M[Bot]\b|ميغابايت)/.test(text));
  expect(parted).toEqual([]);
});

describe('translationProblems', () => {
  const count = '{count, plural, one {# try} other {# tries}}';

  it.each<[Language, string, string, string[]]>([
    ['de', 'Zurück', 'Back', []],
    ['de', '  ', 'Back', ['is empty', 'has stray spaces']],
    ['de', 'Hallo {name', 'Hello {name}', ['is not a valid ICU message', 'has the values , not name']],
    ['de', 'Code {kode}', 'Code {code}', ['has the values kode, not code']],
    ['de', 'Noch  eins', 'One more', ['has stray spaces']],
    ['fr', 'Re\u0301essayer', 'Try again', ['is not in the composed form of Unicode']],
    ['ar', '٣ أيام', '3 days', ['has digits that are not Latin, or invisible characters']],
    ['fr', '+{percent}\u00a0%', '+{percent}%', ['must read +{percent}% in every language']],
    ['da', 'Please try again', 'Please try again', ['is still English']],
    ['ja', '{count, plural, other {#回}}', count, []],
    ['ja', '{count}回', count, ['has the values count, not count:plural']],
    [
      'pl',
      '{count, plural, one {# raz} other {# razy}}',
      count,
      ['has the plural forms one,other, not few,many,one,other'],
    ],
    ['de', '{count, plural, one {Ein Versuch} other {# Versuche}}', count, []],
    [
      'fil',
      '{count, plural, one {Isang subok} other {# na subok}}',
      count,
      ['lacks the number in its plural forms one'],
    ],
    [
      'de',
      '{kind, select, day {Tag} other {Woche}}',
      '{kind, select, day {day} week {week} other {time}}',
      ['chooses between day|other, not day|week|other'],
    ],
  ])('%s: %s for %s', (language, text, english, problems) => {
    expect(translationProblems(language, { text }, { text: english })).toEqual(
      problems.map((problem) => `text ${problem}`),
    );
  });

  it('lets a key be English that may be', () => {
    const texts = { 'devices.laptop': 'Laptop computer' };
    expect(translationProblems('fil', texts, texts, (key) => key.startsWith('devices.'))).toEqual([]);
    expect(translationProblems('fil', texts, texts)).toEqual(['devices.laptop is still English']);
  });

  it('finds keys that are missing, that are unused, or out of order', () => {
    expect(translationProblems('de', { b: 'B', a: 'A', d: 'D' }, { a: 'A', b: 'B', c: 'C' })).toEqual([
      'c is missing',
      'd is unused: English has no such key',
      'the keys are not in the order of English',
    ]);
  });
});
