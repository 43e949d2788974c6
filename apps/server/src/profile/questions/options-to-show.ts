// The options sent with a question: all of them, or, where the user searches, only those already chosen.
import type { Language } from '@earnwall/i18n/languages';
import type { Queryable } from '#store/engine/queryable.ts';
import { findOptions, type QuestionOption, type QuestionRecord } from '#store/people/questions.ts';

export async function optionsToShow(
  on: Queryable,
  question: QuestionRecord,
  language: Language,
  earlier: readonly string[],
): Promise<QuestionOption[]> {
  if (!isChosen(question)) return [];
  return isSearched(question)
    ? findOptions(on, [question.id], language, earlier)
    : findOptions(on, [question.id], language);
}

/** Answers are picked, not typed. */
export function isChosen({ type }: Pick<QuestionRecord, 'type'>): boolean {
  return !type.startsWith('input_');
}

function isSearched({ autocomplete, type }: QuestionRecord): boolean {
  return autocomplete || type === 'autocomplete';
}
