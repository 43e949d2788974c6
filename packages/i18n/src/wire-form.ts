import type { Language } from './languages.ts';

/** The form X-User-Locale carries (LO-01): pt-BR travels as pt_BR. Apart from the table, which no first load needs. */
export function wireForm(language: Language): string {
  return language.replace('-', '_');
}
