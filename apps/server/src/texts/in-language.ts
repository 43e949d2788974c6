// The few sentences the server itself says to people. English stands in for languages that lack one.
import type { Language } from '@earnwall/i18n/languages';

export type Sentences<Key extends string> = Readonly<
  { en: Readonly<Record<Key, string>> } & Partial<Record<Language, Readonly<Record<Key, string>>>>
>;

export function sentencesIn<Key extends string>(
  sentences: Sentences<Key>,
  language: Language,
): Readonly<Record<Key, string>> {
  return sentences[language] ?? sentences.en;
}
