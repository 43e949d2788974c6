import type { AnswerOption } from '@earnwall/contract/entities/question';

/** Finds answers by any part of their text, whatever the case and the accents; folds each text only once. */
export function searchable(answers: readonly AnswerOption[]): (query: string) => readonly AnswerOption[] {
  const folded = answers.map(({ text }) => fold(text));
  return (query) => {
    const wanted = fold(query.trim());
    return wanted ? answers.filter((_, index) => folded[index]?.includes(wanted)) : answers;
  };
}

function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
