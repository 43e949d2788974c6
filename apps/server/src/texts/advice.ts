// Three tips before a user's first qualification (QU-10).
import type { Language } from '@earnwall/i18n/languages';
import { textsIn } from './in-language.ts';

export function adviceIn(language: Language): string[] {
  const { honest, time, attention } = textsIn(language).advice;
  return [honest, time, attention];
}
