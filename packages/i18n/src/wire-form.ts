import type { Language } from './languages.ts';

/**
 * The form X-User-Locale carries (LO-01): pt-BR travels as pt_BR. Apart from the
 * table of languages, which the first load does not need.
 */
export function wireForm(language: Language): string {
  return language.replace('-', '_');
}
