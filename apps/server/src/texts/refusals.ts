// Why a survey cannot be taken (QU-01). Who simply does not fit hears the panel's own words.
import type { Language } from '@earnwall/i18n/languages';
import type { ServerTexts } from '@earnwall/i18n/server-texts';
import { textsIn } from './in-language.ts';

export type Refusal = keyof ServerTexts['refusals'];

export function refusalIn(refusal: Refusal, language: Language): string {
  return textsIn(language).refusals[refusal];
}
