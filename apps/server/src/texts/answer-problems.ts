// Why an answer is not accepted (QU-08, QU-09).
import type { Language } from '@earnwall/i18n/languages';
import type { ServerTexts } from '@earnwall/i18n/server-texts';
import { textsIn } from './in-language.ts';

export function answerProblemIn(problem: keyof ServerTexts['answerProblems'], language: Language): string {
  return textsIn(language).answerProblems[problem];
}
