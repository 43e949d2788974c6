import type { AnswerOption } from '@earnwall/contract/entities/question';
import { fold } from '@earnwall/domain/profile/fold';

/** Finds answers by any part of their text, whatever the case and the accents; folds each text once, at the first search. */
export function searchable(answers: readonly AnswerOption[]): (query: string) => readonly AnswerOption[] {
  let folded: readonly string[] | null = null;
  return (query) => {
    const wanted = fold(query);
    if (!wanted) return answers;
    const texts = folded ?? answers.map(({ text }) => fold(text));
    folded = texts;
    return answers.filter((_, index) => texts[index]?.includes(wanted));
  };
}
