// What a list needs to know of a locale to be written without `Intl`, whose first formatter costs a phone a tenth of a second
// (decision 0155). The server asks its own `Intl` (document/ask-locale.ts), and the document says it; whatever is not
// said here, the browser asks for itself.
import { knowSigns } from '@earnwall/domain/money/number-format';
import type { NumberSigns } from '@earnwall/domain/money/plain-number';

export interface LocaleRules {
  numbers: NumberSigns;
  /** One digit for each count from 0 to 199, which says the place of its form among `pluralForms`. */
  plurals: string | null;
  /** Where there is hardly room: one day, several, one hour, several, with `#` for the number; and what stands between. */
  time: { words: readonly [string, string, string, string]; between: string } | null;
  /** What stands between two names alone, between those of a longer row, and before its last. */
  names: readonly [pair: string, between: string, last: string] | null;
}

const known = new Map<string, LocaleRules>();

export function knowLocale(locale: string, rules: LocaleRules): void {
  known.set(locale, rules);
  knowSigns(locale, rules.numbers);
}

export const rulesOf = (locale: string): LocaleRules | undefined => known.get(locale);
