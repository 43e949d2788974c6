// What the server itself says to people, questions included, in the language of whoever reads it.
import { type Language, languages } from '@earnwall/i18n/languages';
import { loadServerTexts, type ServerTexts } from '@earnwall/i18n/server-texts';

const everyLanguage = Object.keys(languages) as Language[];
const loaded = await Promise.all(everyLanguage.map(loadServerTexts));
const texts = Object.fromEntries(
  everyLanguage.map((language, index) => [language, loaded[index]]),
) as Readonly<Record<Language, ServerTexts>>;

export function textsIn(language: Language): ServerTexts {
  return texts[language];
}
