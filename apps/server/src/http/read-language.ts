// The language of a visit, by all that says something about it. Kept: browsers of a country send the same few headers, and
// reading their tags costs more than any other part of a visit's address.
import { acceptedLanguages } from '@earnwall/i18n/accept-language';
import { type ChosenLanguage, chooseLanguage } from '@earnwall/i18n/choose-language';

interface Wishes {
  language: string | null;
  locale?: string | null;
  /** Accept-Language. */
  header: string | undefined;
  country: string | null;
}

const mostKept = 1_000;
/** Longer ones are not browsers'. */
const longestKept = 200;
const kept = new Map<string, ChosenLanguage>();

export function readLanguage({ language, locale = null, header, country }: Wishes): ChosenLanguage {
  const key = JSON.stringify([language, locale, header, country]);
  const known = kept.get(key);
  if (known) return known;
  const chosen = chooseLanguage({ language, locale, browser: acceptedLanguages(header), country });
  if (key.length > longestKept) return chosen;
  if (kept.size >= mostKept) kept.clear();
  kept.set(key, chosen);
  return chosen;
}
