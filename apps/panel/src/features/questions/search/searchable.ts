import type { AnswerOption } from '@earnwall/contract/entities/question';
import { fold } from '@earnwall/domain/profile/fold';

/** Finds answers by any part of their text, whatever the case and the accents; folds each text only once. */
export function searchable(answers: readonly AnswerOption[]): (query: string) => readonly AnswerOption[] {
  const folded = answers.map(({ text }) => fold(text));
  return (query) => {
    const wanted = fold(query);
    return wanted ? answers.filter((_, index) => folded[index]?.includes(wanted)) : answers;
  };
}
