// The questions of the profile, in every language, and users' answers (QU-03, SV-03).
import { questionTypes } from '@earnwall/contract/entities/question';
import type { AnswerRules } from '@earnwall/domain/profile/question';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { isOneOf, moment, rowId } from './columns.ts';
import { belongsToUser } from './users.ts';

/** A text by language; `en` always exists and is the fallback. */
export type Texts = Readonly<Record<string, string> & { en: string }>;

export const answerSources = ['onboarding', 'qualification', 'review', 'publisher'] as const;

export const profile_questions = pgTable(
  'profile_questions',
  {
    id: text().primaryKey(),
    type: text({ enum: questionTypes }).notNull(),
    texts: jsonb().$type<Texts>().notNull(),
    /** What a typed answer must be like; empty for choices. */
    rules: jsonb().$type<AnswerRules>().notNull().default({}),
    /** Answers are too many to send at once: the panel searches them. */
    autocomplete: boolean().notNull().default(false),
    is_skippable: boolean().notNull().default(false),
    /** After this many days an answer is asked for again; null means that it never changes. */
    shelf_life_days: integer(),
    /** The effort of answering: of two possible questions, the easier one comes first. */
    effort: smallint().notNull().default(1),
    /** Its place in the onboarding survey; null for the others. */
    onboarding_order: smallint(),
    /** Of all the above and the options, so that a start writes only what has changed. */
    digest: text().notNull(),
  },
  (question) => [
    isOneOf('profile_questions_type_known', question.type, questionTypes),
    check('profile_questions_shelf_life_positive', sql`${question.shelf_life_days} > 0`),
  ],
);

/** The answers to choose from, a row each: some questions have thousands. */
export const question_options = pgTable(
  'question_options',
  {
    question_id: text()
      .notNull()
      .references(() => profile_questions.id),
    id: text().notNull(),
    position: integer().notNull(),
    texts: jsonb().$type<Texts>().notNull(),
    /** The texts without case and accents, as the search compares them. */
    folded: jsonb().$type<Texts>().notNull(),
  },
  (option) => [
    primaryKey({ columns: [option.question_id, option.id] }),
    index('question_options_in_order').on(option.question_id, option.position),
  ],
);

/** One row per person and question: the last answer counts, and its age decides when it is asked again. */
export const profile_answers = pgTable(
  'profile_answers',
  {
    app_id: text().notNull(),
    user_id: rowId().notNull(),
    /** No foreign key: it would lock the question's single row for each answer. */
    question_id: text().notNull(),
    /** Ids of options, or the one text typed; a date as YYYY-MM-DD. */
    answers: text().array().notNull(),
    source: text({ enum: answerSources }).notNull(),
    answered_at: moment().notNull(),
  },
  (answer) => [
    belongsToUser(answer),
    primaryKey({ columns: [answer.app_id, answer.user_id, answer.question_id] }),
    isOneOf('profile_answers_source_known', answer.source, answerSources),
  ],
);
