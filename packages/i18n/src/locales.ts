import { isLanguage, type Language, languages } from './languages.ts';

/**
 * The countries the panel is translated for and the translations offered there, the country's default first
 * (LO-02). Being first is what makes a default, so a country cannot have two of them or none.
 */
export const countries = {
  AE: ['ar', 'en'],
  AR: ['es'],
  AT: ['de'],
  AU: ['en'],
  BE: ['nl', 'fr'],
  BR: ['pt-BR'],
  CA: ['en', 'fr'],
  CH: ['de', 'fr', 'it'],
  CL: ['es'],
  CN: ['zh'],
  CO: ['es'],
  CZ: ['cs'],
  DE: ['de'],
  DK: ['da'],
  EG: ['ar'],
  ES: ['es'],
  FI: ['fi', 'sv'],
  FR: ['fr'],
  GB: ['en'],
  HK: ['zh', 'en'],
  ID: ['id'],
  IE: ['en'],
  IN: ['en'],
  IT: ['it'],
  JP: ['ja'],
  KR: ['ko'],
  MX: ['es'],
  MY: ['ms', 'en'],
  NL: ['nl'],
  NO: ['no'],
  NZ: ['en'],
  PH: ['fil', 'en'],
  PL: ['pl'],
  PT: ['pt'],
  RO: ['ro'],
  SA: ['ar'],
  SE: ['sv'],
  SG: ['en', 'zh'],
  TH: ['th'],
  TR: ['tr'],
  TW: ['zh'],
  US: ['en', 'es'],
  VN: ['vi'],
  ZA: ['en'],
} as const satisfies Record<string, readonly [Language, ...Language[]]>;

export type Country = keyof typeof countries;

export const defaultLocale = 'en-US';

export function isCountry(code: string): code is Country {
  return Object.hasOwn(countries, code);
}

export function defaultLanguageOf(country: Country): Language {
  return countries[country][0];
}

/** The combination's tag, such as `fr-CH`, or null when the table does not offer this language there. */
export function localeOf(language: Language, country: Country): string | null {
  const offered: readonly Language[] = countries[country];
  return offered.includes(language) ? `${baseOf(language)}-${country}` : null;
}

/**
 * The locale of a language for an unknown country. The bare tag would not do: CLDR's `pt` is Brazil's, whose plural
 * rules count zero as one.
 */
export function homeLocaleOf(language: Language): string {
  return `${baseOf(language)}-${languages[language].home}`;
}

/** The translation that reads a base language in a region: pt in Brazil is pt-BR, everywhere else pt. */
export function translationOf(base: string, region: string | undefined): Language | null {
  const regional = `${base}-${region}`;
  if (isLanguage(regional)) return regional;
  return isLanguage(base) ? base : null;
}

function baseOf(language: Language): string {
  return new Intl.Locale(language).language;
}
