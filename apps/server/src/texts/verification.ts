// The texts of the phone check: the SMS message, and why a number or a code cannot be used.
import type { Language } from '@earnwall/i18n/languages';
import type { ServerTexts } from '@earnwall/i18n/server-texts';
import { textsIn } from './in-language.ts';

type Sentence = keyof ServerTexts['verification'];
type TextOf = (sentence: Sentence, values?: Readonly<Record<string, string | number>>) => string;

export function verificationTexts(language: Language): TextOf {
  const texts = textsIn(language).verification;
  return (sentence, values = {}) =>
    texts[sentence].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}
