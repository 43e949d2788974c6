import * as z from 'zod';
import { country, hash, storableText } from './scalars.ts';

export const questionTypes = [
  'single_choice',
  'multiple_choice',
  'input_text',
  'input_int',
  'input_bigtext',
  'input_date',
  'autocomplete',
] as const;

/** One answer to choose from. */
export const answerOption = z.object({
  id: hash,
  text: z.string().max(2000),
  pre_selected: z.boolean(),
  exclusive: z
    .boolean()
    .optional()
    .describe('Addition: such as “None of these”, which can only be chosen alone; absent means no.'),
});

/** What the user gave: ids of chosen answers, or the text typed; a date as YYYY-MM-DD (decision 0007). */
export const givenAnswers = z.array(storableText(5000)).max(1000);

/** A qualification question (QU-03). */
export const question = z.object({
  id: hash,
  question: z.string().max(5000),
  type: z.enum(questionTypes),
  answers: z.array(answerOption).max(10_000).describe('Empty for typed answers and for asynchronous search.'),
  user_answers: givenAnswers.describe('What the user answered before; kept after an error.'),
  is_skippable: z.boolean(),
  autocomplete: z.boolean().describe('Answers are searched at GET /question/{questionId}/answers.'),
  postal_code: z
    .object({ country })
    .optional()
    .describe('Addition: the answer is a postal code, judged by the forms of this country.'),
});

export type QuestionType = (typeof questionTypes)[number];
export type AnswerOption = z.infer<typeof answerOption>;
export type Question = z.infer<typeof question>;
