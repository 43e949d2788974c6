// The answers of a user's profile as readable texts (QF-01).
import type { ProfileItem } from '@earnwall/contract/entities/profile';
import type { Language } from '@earnwall/i18n/languages';
import type { QuestionOption, QuestionRecord } from '#store/people/questions.ts';
import { answerText } from './answer-text.ts';

export function presentProfileItems(
  questions: readonly QuestionRecord[],
  answers: ReadonlyMap<string, readonly string[]>,
  context: { options: readonly QuestionOption[]; language: Language },
): ProfileItem[] {
  return questions.flatMap((question) => {
    const given = answers.get(question.id) ?? [];
    if (given.length === 0) return [];
    const texts = given.map((answer) => answerText(question, answer, context));
    return [{ hash: question.id, question_text: question.text, answers: texts }];
  });
}
