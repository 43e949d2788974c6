// Questions and the answers to choose from, in one language each: the reader's, or English where it has none.
import type { Language } from '@earnwall/i18n/languages';
import { and, asc, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '#store/engine/queryable.ts';
import { profile_questions, question_options } from '#store/schema/profile.ts';

/** How many answers a search shows at most. */
const maxFound = 50;

export interface QuestionOption {
  question_id: string;
  id: string;
  text: string;
}

export type QuestionRecord = Awaited<ReturnType<typeof findQuestions>>[number];

export function findQuestions(on: Queryable, ids: readonly string[], language: Language) {
  return on
    .select(questionIn(language))
    .from(profile_questions)
    .where(isAmong(profile_questions.id, ids))
    .orderBy(...inOrder)
    .prepare('questions_by_id')
    .execute();
}

export function findOnboardingQuestions(on: Queryable, language: Language): Promise<QuestionRecord[]> {
  return on
    .select(questionIn(language))
    .from(profile_questions)
    .where(isNotNull(profile_questions.onboarding_order))
    .orderBy(...inOrder);
}

/** Those of the onboarding survey, and these. */
export function findOnboardingAnd(
  on: Queryable,
  ids: readonly string[],
  language: Language,
): Promise<QuestionRecord[]> {
  return on
    .select(questionIn(language))
    .from(profile_questions)
    .where(or(isNotNull(profile_questions.onboarding_order), inArray(profile_questions.id, [...ids])))
    .orderBy(...inOrder);
}

/** All options of a question, or of many questions those with these ids. */
export function findOptions(
  on: Queryable,
  question_ids: readonly string[],
  language: Language,
  ids?: readonly string[],
): Promise<QuestionOption[]> {
  return on
    .select(optionIn(language))
    .from(question_options)
    .where(and(isAmong(question_options.question_id, question_ids), ids && isAmong(question_options.id, ids)))
    .orderBy(asc(question_options.position))
    .prepare(ids ? 'options_by_id' : 'options_of_questions')
    .execute();
}

/** `folded` has lost case and accents, as the stored texts have. What begins with it comes first. */
export function searchOptions(
  on: Queryable,
  question_id: string,
  language: Language,
  folded: string,
): Promise<QuestionOption[]> {
  const text = inLanguage(question_options.folded, language);
  return on
    .select(optionIn(language))
    .from(question_options)
    .where(and(eq(question_options.question_id, question_id), sql`strpos(${text}, ${folded}) > 0`))
    .orderBy(sql`not starts_with(${text}, ${folded})`, asc(question_options.position))
    .limit(maxFound);
}

/** One parameter however many there are, so that the statement can be prepared under a name. */
const isAmong = (column: AnyPgColumn, ids: readonly string[]): SQL =>
  sql`${column} = any(${sql.param([...ids])}::text[])`;

/** Demographics come first, as in the onboarding survey. */
const inOrder = [asc(profile_questions.onboarding_order), asc(profile_questions.id)];

const questionIn = (language: Language) => ({
  id: profile_questions.id,
  type: profile_questions.type,
  text: inLanguage(profile_questions.texts, language),
  rules: profile_questions.rules,
  autocomplete: profile_questions.autocomplete,
  is_skippable: profile_questions.is_skippable,
  shelf_life_days: profile_questions.shelf_life_days,
  effort: profile_questions.effort,
});

const optionIn = (language: Language) => ({
  question_id: question_options.question_id,
  id: question_options.id,
  text: inLanguage(question_options.texts, language),
});

function inLanguage(texts: AnyPgColumn, language: Language): SQL<string> {
  return sql<string>`coalesce(${texts} ->> ${language}, ${texts} ->> 'en')`;
}
