import { callingCodes, type PhoneCountry } from '@earnwall/contract/calling-codes';
import { fold } from '@earnwall/domain/profile/fold';

// The countries of the list by their names in the reader's language, as people look for them.

export interface NamedCountry {
  readonly country: PhoneCountry;
  readonly name: string;
  readonly code: string;
}

export function namedCountries(locale: string): NamedCountry[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const { compare } = new Intl.Collator(locale);
  return (Object.keys(callingCodes) as PhoneCountry[])
    .map((country) => ({ country, name: names.of(country) ?? country, code: callingCodes[country] }))
    .sort((a, b) => compare(a.name, b.name));
}

/** By any word of the name, by the calling code with or without its sign, or by the country's two letters. */
export function foundCountries(all: readonly NamedCountry[], query: string): readonly NamedCountry[] {
  const wanted = fold(query);
  if (wanted === '') return all;
  const digits = /^\+?(\d+)$/.exec(wanted)?.[1];
  if (digits) return all.filter(({ code }) => code.startsWith(digits));
  return all.filter(
    ({ name, country }) =>
      country.toLowerCase() === wanted || fold(name) === wanted || ` ${fold(name)}`.includes(` ${wanted}`),
  );
}

/** Where the keys of a list lead; null for a key that is not one of its own. */
export function placeAfter(key: string, place: number | null, count: number): number | null {
  const from = place ?? -1;
  const places: Readonly<Record<string, number>> = {
    ArrowDown: from + 1,
    ArrowUp: place === null ? count - 1 : from - 1,
    PageDown: from + 5,
    PageUp: from - 5,
  };
  const next = places[key];
  return next === undefined || count === 0 ? null : Math.min(Math.max(next, 0), count - 1);
}
