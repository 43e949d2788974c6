import type { Direction } from './languages.ts';

/**
 * Languages that nobody speaks: English made long, and English made right to left, for whoever tries the layout. Only
 * the very tag in `language` asks for one; no browser, country or list of languages ever leads there. CLDR keeps these
 * two regions free for the purpose.
 */
export const pseudoLanguages = {
  'en-XA': { name: 'long', dir: 'ltr' },
  'en-XB': { name: 'mirrored', dir: 'rtl' },
} as const satisfies Record<string, { name: string; dir: Direction }>;

export type PseudoLanguage = keyof typeof pseudoLanguages;

export function isPseudoLanguage(tag: string): tag is PseudoLanguage {
  return Object.hasOwn(pseudoLanguages, tag);
}
