// The text of a question or an option in every language.
import { type Language, languages } from '@earnwall/i18n/languages';
import type { QuestionTexts } from '@earnwall/i18n/server-texts';
import type { Texts } from '#store/schema/profile.ts';
import { textsIn } from '#texts/in-language.ts';

const everyLanguage = Object.keys(languages) as Language[];
const english = textsIn('en').questions;

export function textsOf(key: string): Texts {
  if (!isTextKey(key)) throw new Error(`There is no text for "${key}"`);
  const texts = everyLanguage.map((language) => [language, textsIn(language).questions[key]]);
  return { ...Object.fromEntries(texts), en: english[key] };
}

function isTextKey(key: string): key is keyof QuestionTexts {
  return Object.hasOwn(english, key);
}
