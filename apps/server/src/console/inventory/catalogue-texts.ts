// The texts of questions and answers that targetings name, in English: read once for all that is put into words.
import type { CatalogueTexts } from '@earnwall/domain/matching/in-words';
import type { Targeting } from '@earnwall/domain/matching/targeting';
import { questionsIn } from '@earnwall/domain/qualification/criteria';
import type { Queryable } from '#store/engine/queryable.ts';
import { findOptions, findQuestions } from '#store/people/questions.ts';

/** A clause of thousands of answers is shortened in words: more texts than this are never shown. */
const mostAnswers = 2_000;

interface Named {
  readonly targetings: readonly Targeting[];
  /** Answers of a person, by question. */
  readonly answers?: ReadonlyMap<string, readonly string[]>;
  readonly questions?: readonly string[];
}

export async function catalogueTexts(on: Queryable, named: Named): Promise<CatalogueTexts> {
  const { targetings, answers = new Map(), questions = [] } = named;
  const ids = [...new Set([...questionsIn(targetings), ...questions, ...answers.keys()])];
  if (ids.length === 0) return { question: () => null, answer: () => null };
  const wanted = [...new Set([...targetings.flatMap(answersIn), ...[...answers.values()].flat()])];
  const [found, options] = await Promise.all([
    findQuestions(on, ids, 'en'),
    findOptions(on, ids, 'en', wanted.slice(0, mostAnswers)),
  ]);
  const texts = new Map(found.map(({ id, text }) => [id, text]));
  const answerTexts = new Map(options.map(({ question_id, id, text }) => [keyOf(question_id, id), text]));
  return {
    question: (id) => texts.get(id) ?? null,
    answer: (question, id) => answerTexts.get(keyOf(question, id)) ?? null,
  };
}

const keyOf = (question: string, answer: string) => JSON.stringify([question, answer]);

const answersIn = ({ clauses, any_of = [] }: Targeting): string[] => [
  ...clauses.flatMap(({ answers }) => answers.slice(0, 20)),
  ...any_of.flat().flatMap(answersIn),
];
