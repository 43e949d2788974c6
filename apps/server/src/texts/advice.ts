// Three tips before somebody's first qualification (spec §2 "Questions view", §9 "3 advice items").
import type { Language } from '@earnwall/i18n/languages';
import { textsIn } from './in-language.ts';

export function adviceIn(language: Language): string[] {
  const { honest, time, attention } = textsIn(language).advice;
  return [honest, time, attention];
}
