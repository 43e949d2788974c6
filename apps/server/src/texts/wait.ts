// The page of a door that is out of order for a moment; it asks again by itself.
import type { Language } from '@earnwall/i18n/languages';
import { textsIn } from './in-language.ts';

export function waitIn(language: Language): string {
  return textsIn(language).wait;
}
