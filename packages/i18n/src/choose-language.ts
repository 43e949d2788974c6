import type { Language } from './languages.ts';
import {
  type Country,
  defaultLanguageOf,
  defaultLocale,
  homeLocaleOf,
  isCountry,
  localeOf,
  translationOf,
} from './locales.ts';

/** What is known about the reader, strongest preference first (LO-02). */
export interface LanguagePreferences {
  /** The `language` parameter of the address. */
  language?: string | null | undefined;
  /** The `locale` parameter of the address. */
  locale?: string | null | undefined;
  /** `navigator.languages`, or the tags of Accept-Language on the server. */
  browser?: readonly string[] | undefined;
  /** The country of the metadata. */
  country?: string | null | undefined;
}

export interface ChosenLanguage {
  language: Language;
  /** A combination of the locale table: what Intl formats dates and numbers with. */
  locale: string;
}

export function chooseLanguage(preferences: LanguagePreferences): ChosenLanguage {
  const fromLocale = readTag(preferences.locale);
  const country = readCountry(preferences.country);
  const tags = [readTag(preferences.language), fromLocale, ...(preferences.browser ?? []).map(readTag)];
  const chosen = tags.find((tag) => tag?.language);
  const language = chosen?.language ?? (country && defaultLanguageOf(country));
  if (!language) return { language: 'en', locale: defaultLocale };

  const places = [chosen?.country, fromLocale?.country, country];
  const locale = places.map((place) => place && localeOf(language, place)).find(Boolean);
  return { language, locale: locale ?? homeLocaleOf(language) };
}

interface Tag {
  language: Language | null;
  country: Country | null;
}

/** Languages that CLDR tells apart, but the panel has one translation for. */
const translatedAs: Readonly<Record<string, Language>> = { nb: 'no', nn: 'no', yue: 'zh' };

/** Reads `pt-BR`, `pt_BR` or `PT-br` alike; Intl itself knows retired codes such as `tl` for Filipino. */
function readTag(value: string | null | undefined): Tag | null {
  if (!value) return null;
  try {
    const { language, region } = new Intl.Locale(value.trim().replaceAll('_', '-'));
    const base = translatedAs[language] ?? language;
    return { language: translationOf(base, region), country: readCountry(region) };
  } catch {
    return null;
  }
}

function readCountry(value: string | null | undefined): Country | null {
  const code = value?.toUpperCase() ?? '';
  return isCountry(code) ? code : null;
}
