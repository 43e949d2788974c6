// What is known about a person, in words they can read (QF-01).
import type { ProfileItem } from '@earnwall/contract/entities/profile';
import type { Language } from '@earnwall/i18n/languages';
import type { QuestionOption, QuestionRecord } from '#store/people/questions.ts';
import { answerText } from './answer-text.ts';

export function presentProfileItems(
  questions: readonly QuestionRecord[],
  answers: ReadonlyMap<string, readonly string[]>,
  words: { options: readonly QuestionOption[]; language: Language },
): ProfileItem[] {
  return questions.flatMap((question) => {
    const given = answers.get(question.id) ?? [];
    if (given.length === 0) return [];
    const texts = given.map((answer) => answerText(question, answer, words));
    return [{ hash: question.id, question_text: question.text, answers: texts }];
  });
}
