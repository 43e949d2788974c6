/**
 * The languages of the panel (LO-01). `home` is the country whose formats are used when the user's country is unknown:
 * that of `pt` is Portugal, because Brazil has its own translation.
 */
export const languages = {
  en: { name: 'English', dir: 'ltr', home: 'US' },
  de: { name: 'Deutsch', dir: 'ltr', home: 'DE' },
  es: { name: 'Español', dir: 'ltr', home: 'ES' },
  fr: { name: 'Français', dir: 'ltr', home: 'FR' },
  it: { name: 'Italiano', dir: 'ltr', home: 'IT' },
  nl: { name: 'Nederlands', dir: 'ltr', home: 'NL' },
  pt: { name: 'Português', dir: 'ltr', home: 'PT' },
  'pt-BR': { name: 'Português (Brasil)', dir: 'ltr', home: 'BR' },
  pl: { name: 'Polski', dir: 'ltr', home: 'PL' },
  ar: { name: 'العربية', dir: 'rtl', home: 'EG' },
  cs: { name: 'Čeština', dir: 'ltr', home: 'CZ' },
  da: { name: 'Dansk', dir: 'ltr', home: 'DK' },
  fi: { name: 'Suomi', dir: 'ltr', home: 'FI' },
  id: { name: 'Bahasa Indonesia', dir: 'ltr', home: 'ID' },
  ja: { name: '日本語', dir: 'ltr', home: 'JP' },
  ko: { name: '한국어', dir: 'ltr', home: 'KR' },
  ms: { name: 'Bahasa Melayu', dir: 'ltr', home: 'MY' },
  no: { name: 'Norsk', dir: 'ltr', home: 'NO' },
  ro: { name: 'Română', dir: 'ltr', home: 'RO' },
  sv: { name: 'Svenska', dir: 'ltr', home: 'SE' },
  th: { name: 'ไทย', dir: 'ltr', home: 'TH' },
  tr: { name: 'Türkçe', dir: 'ltr', home: 'TR' },
  vi: { name: 'Tiếng Việt', dir: 'ltr', home: 'VN' },
  zh: { name: '中文', dir: 'ltr', home: 'CN' },
  fil: { name: 'Filipino', dir: 'ltr', home: 'PH' },
} as const satisfies Record<string, { name: string; dir: Direction; home: string }>;

export type Direction = 'ltr' | 'rtl';
export type Language = keyof typeof languages;

export function isLanguage(tag: string): tag is Language {
  return Object.hasOwn(languages, tag);
}
