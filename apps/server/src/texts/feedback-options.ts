// What can be wrong with a survey (FB-01).
import type { FeedbackOption } from '@earnwall/contract/entities/feedback-option';
import type { Language } from '@earnwall/i18n/languages';
import { textsIn } from './in-language.ts';

/** In the order shown: the option with a text field comes last. */
const order = [
  'dont_like_survey',
  'asked_for_personal_info',
  'broken_survey',
  'other',
] as const satisfies readonly FeedbackOption['id'][];

export function feedbackOptionsIn(language: Language): FeedbackOption[] {
  const texts = textsIn(language).feedbackOptions;
  return order.map((id) => ({ id, text: texts[id] }));
}
