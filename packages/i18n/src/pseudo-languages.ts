import type { Direction } from './languages.ts';

/**
 * Pseudo-languages for layout tests: English made long, and English made right to left. Only the exact tag in `language`
 * selects one, never a browser, a country or a list of languages. CLDR reserves these two regions for the purpose.
 */
export const pseudoLanguages = {
  'en-XA': { name: 'long', dir: 'ltr' },
  'en-XB': { name: 'mirrored', dir: 'rtl' },
} as const satisfies Record<string, { name: string; dir: Direction }>;

export type PseudoLanguage = keyof typeof pseudoLanguages;

export function isPseudoLanguage(tag: string): tag is PseudoLanguage {
  return Object.hasOwn(pseudoLanguages, tag);
}
