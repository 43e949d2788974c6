import { readFileSync } from 'node:fs';
import type { TextKey } from '../../packages/i18n/src/text-keys.ts';

/** What readers of a language see, by key: for stories in another language than English. */
export function textsIn(language: string): Readonly<Record<TextKey, string>> {
  const file = new URL(`../../packages/i18n/languages/${language}/panel.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8'));
}
