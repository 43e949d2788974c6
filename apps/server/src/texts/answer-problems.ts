// Why an answer is not accepted (QU-08, QU-09), with an example where the form is what is wrong.
import { postalCodeExample } from '@earnwall/domain/validation/postal-code';
import type { Language } from '@earnwall/i18n/languages';
import type { ServerTexts } from '@earnwall/i18n/server-texts';
import { textsIn } from './in-language.ts';

export function answerProblemIn(
  problem: keyof ServerTexts['answerProblems'],
  { language, country }: { language: Language; country: string | null },
): string {
  return textsIn(language).answerProblems[problem].replace('{example}', postalCodeExample(country) ?? '');
}
