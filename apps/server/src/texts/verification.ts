// What the phone check says to people: in messages to their phones, and when a number or a code cannot be used.
import type { Language } from '@earnwall/i18n/languages';
import type { ServerTexts } from '@earnwall/i18n/server-texts';
import { textsIn } from './in-language.ts';

type Sentence = keyof ServerTexts['verification'];
type Say = (sentence: Sentence, values?: Readonly<Record<string, string | number>>) => string;

export function verificationTexts(language: Language): Say {
  const words = textsIn(language).verification;
  return (sentence, values = {}) =>
    words[sentence].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}
