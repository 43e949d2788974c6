// Why a survey cannot be taken (QU-01). For a user who does not match the targeting, the panel has its own text.
import type { Language } from '@earnwall/i18n/languages';
import type { ServerTexts } from '@earnwall/i18n/server-texts';
import { textsIn } from './in-language.ts';

export type Refusal = keyof ServerTexts['refusals'];

export function refusalIn(refusal: Refusal, language: Language): string {
  return textsIn(language).refusals[refusal];
}
