// A question as it leaves the server (QU-03), with the user's earlier answers preselected (decision 0007).
import type { AnswerOption, Question } from '@earnwall/contract/entities/question';
import type { AnswerRules } from '@earnwall/domain/profile/question';
import type { QuestionOption, QuestionRecord } from '#store/people/questions.ts';

/** ISO 3166-1 leaves it to its users. */
const unknownCountry = 'ZZ';

/** `earlier` is empty where there was no answer, or where the account is not proven (decision 0003). */
export function presentQuestion(
  question: QuestionRecord,
  options: readonly QuestionOption[],
  earlier: readonly string[],
  country: string | null,
): Question {
  const { rules } = question;
  return {
    id: question.id,
    question: question.text,
    type: question.type,
    answers: options.map((option) => presentOption(option, earlier, rules)),
    user_answers: [...earlier],
    is_skippable: question.is_skippable,
    autocomplete: question.autocomplete,
    ...(rules.postalCode && { postal_code: { country: country ?? unknownCountry } }),
  };
}

export function presentOption(
  { id, text }: QuestionOption,
  earlier: readonly string[],
  { exclusive }: AnswerRules,
): AnswerOption {
  return {
    id,
    text,
    pre_selected: earlier.includes(id),
    ...(exclusive?.includes(id) && { exclusive: true }),
  };
}
