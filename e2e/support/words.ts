import { readFileSync } from 'node:fs';
import type { TextKey } from '../../packages/i18n/src/text-keys.ts';

/** What readers of a language see, by key: a story told in another one than English looks for its words. */
export function wordsIn(language: string): Readonly<Record<TextKey, string>> {
  const file = new URL(`../../packages/i18n/languages/${language}/panel.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8'));
}
