// The text of the page for a short outage; the page reloads itself.
import type { Language } from '@earnwall/i18n/languages';
import { textsIn } from './in-language.ts';

export function waitIn(language: Language): string {
  return textsIn(language).wait;
}
