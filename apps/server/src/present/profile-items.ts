// What is known about a person, in words they can read (spec §3 "Profile data item").
import type { ProfileItem } from '@earnwall/contract/entities/profile';
import type { QuestionOption, QuestionRecord } from '#store/questions.ts';

export function presentProfileItems(
  questions: readonly QuestionRecord[],
  answers: ReadonlyMap<string, readonly string[]>,
  options: readonly QuestionOption[],
): ProfileItem[] {
  const textOf = (question: string, answer: string) =>
    options.find(({ question_id, id }) => question_id === question && id === answer)?.text ?? answer;
  return questions.flatMap(({ id, text }) => {
    const given = answers.get(id) ?? [];
    if (given.length === 0) return [];
    return [{ hash: id, question_text: text, answers: given.map((answer) => textOf(id, answer)) }];
  });
}
