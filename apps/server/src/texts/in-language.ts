// The server's own texts for users, questions included, in each language.
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
