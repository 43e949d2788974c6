import { languages } from '../../packages/i18n/src/languages.ts';
import { pseudoLanguages } from '../../packages/i18n/src/pseudo-languages.ts';
import { type Screen, screens } from './screens.ts';

const everyLanguage = [...Object.keys(languages), ...Object.keys(pseudoLanguages)];
const everyScreen = screens.map(({ preview }) => preview);

/** The languages and screens that the command's arguments name; without one of a kind, all of it. */
export function selectionOf(words: readonly string[]): { languages: string[]; screens: readonly Screen[] } {
  const unknown = words.filter((word) => !everyLanguage.includes(word) && !everyScreen.includes(word));
  if (unknown.length > 0)
    throw new Error(
      `Unknown language or screen: ${unknown.join(', ')}. Languages: ${everyLanguage.join(', ')}. Screens: ${everyScreen.join(', ')}.`,
    );
  const named = everyLanguage.filter((language) => words.includes(language));
  const chosen = screens.filter(({ preview }) => words.includes(preview));
  return {
    languages: named.length > 0 ? named : everyLanguage,
    screens: chosen.length > 0 ? chosen : screens,
  };
}
