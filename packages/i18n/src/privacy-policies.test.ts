import { describe, expect, it } from 'vitest';
import { type Language, languages } from './languages.ts';
import { loadPrivacyPolicy, type PrivacyPolicy } from './privacy-policies.ts';

const english = await loadPrivacyPolicy('en');
const others = (Object.keys(languages) as Language[]).filter((language) => language !== 'en');

/** Every text of a policy by its place, so that two languages can be held against each other. */
function textsOf({ title, intro, sections }: PrivacyPolicy): Map<string, string> {
  const texts = new Map([
    ['title', title],
    ['intro', intro],
  ]);
  for (const [number, section] of sections.entries()) {
    texts.set(`${number} title`, section.title);
    for (const [index, text] of section.paragraphs.entries()) texts.set(`${number} paragraph ${index}`, text);
    for (const [index, text] of (section.items ?? []).entries()) texts.set(`${number} item ${index}`, text);
  }
  return texts;
}

const inEnglish = textsOf(english);

/** Writing that a language cannot do without. */
const scripts: Partial<Record<Language, RegExp>> = {
  ar: /\p{Script=Arabic}/u,
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  ko: /\p{Script=Hangul}/u,
  th: /\p{Script=Thai}/u,
  zh: /\p{Script=Han}/u,
};

/** Words that no sentence of another language here has in it. */
const englishWords = /\b(the|you|your|which|whoever|with|what)\b/i;

const hasSpaces = (language: Language) => !['ja', 'th', 'zh'].includes(language);

describe.each(others)('RT-08 the privacy policy in %s', (language) => {
  const load = async () => textsOf(await loadPrivacyPolicy(language));

  it(`RT-08 says in ${language} all that the English one says, in the same order`, async () => {
    expect([...(await load()).keys()]).toEqual([...inEnglish.keys()]);
  });

  it(`RT-08 leaves nothing in English or empty in ${language}`, async () => {
    for (const [place, text] of await load()) {
      expect(text.trim(), place).toBe(text);
      expect(text, place).not.toBe(inEnglish.get(place));
      expect(text, place).not.toMatch(englishWords);
      expect(text, place).toMatch(scripts[language] ?? /\p{Script=Latin}/u);
    }
  });

  it(`RT-08 shortens nothing in ${language}, and keeps its figures`, async () => {
    const least = hasSpaces(language) && language !== 'ko' ? 0.6 : 0.2;
    for (const [place, text] of await load()) {
      const original = inEnglish.get(place) ?? '';
      const isShort = original.length < 60;
      expect(text.length, place).toBeGreaterThan(isShort ? 1 : original.length * least);
      expect(text.length, place).toBeLessThan(isShort ? 120 : original.length * 1.7);
      expect(text.match(/\d+/g), place).toEqual(original.match(/\d+/g));
      expect(/[:：]$/.test(text), place).toBe(original.endsWith(':'));
    }
  });

  it(`RT-08 says each thing once in ${language}`, async () => {
    const texts = [...(await load()).values()];
    expect(new Set(texts).size).toBe(texts.length);
  });
});

it('RT-08 no language reads another one’s', async () => {
  const policies = await Promise.all([...others, 'en' as const].map(loadPrivacyPolicy));
  for (const part of ['intro', 'title'] as const) {
    const texts = policies.map((policy) => policy[part]);
    expect(new Set(texts).size).toBe(texts.length);
  }
});
