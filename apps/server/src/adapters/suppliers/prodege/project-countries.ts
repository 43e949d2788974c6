// The countries of a project, and what follows from them.
import type { ProdegeSettings } from './account.ts';
import type { Project } from './project-form.ts';

/** A country with the id that Prodege gives it. */
export interface Country {
  readonly code: string;
  readonly id: number;
}

/** A reason where none is known. */
export function countriesOf(
  { country_code, quotas }: Project,
  countries: ProdegeSettings['countries'],
): Country[] | string {
  const known = Object.entries(countries).map(([code, id]): Country => ({ code, id }));
  if (country_code !== null) {
    const code = country_code === 'UK' ? 'GB' : country_code;
    const country = known.find((one) => one.code === code);
    return country ? [country] : `The settings have no id for the country ${code}.`;
  }
  const ids = [...new Set(quotas.flatMap(({ country_id }) => country_id ?? []))];
  if (ids.length === 0) return 'Neither it nor a quota of it names a country.';
  // Of several countries those that we know are worth having.
  const found = known.filter((country) => ids.includes(country.id));
  return found.length > 0 ? found : `The settings have no country for the id ${ids.join(', ')}.`;
}

/** Prodege admits nobody younger. */
export const minAgeIn = (country: string) => (['US', 'CA', 'GB'].includes(country) ? 13 : 16);

/** The list names no language: it is the one that most people there speak. */
export const languageIn = (country: string) =>
  `${new Intl.Locale('und', { region: country }).maximize().language}-${country}`;
