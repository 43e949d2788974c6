import * as z from 'zod';
import type { CallSchema } from '../../call-schema.ts';
import { qualification } from '../../entities/qualification.ts';
import { givenAnswers } from '../../entities/question.ts';
import { hash } from '../../entities/scalars.ts';

export const postAnswers = {
  summary: 'Answer or skip a qualification question',
  description: 'Answers like POST /qualification: the next question, a message, or the outcome.',
  body: z.strictObject({
    survey: hash.describe('Hash of the survey.'),
    question: hash.describe('Id of the question.'),
    answer: givenAnswers.describe('Ids of chosen answers, or the text typed; empty when skipped.'),
    uhash: hash.describe('Must be the bearer’s own user.'),
    skip_question: z.boolean().describe('Only for questions that are skippable.'),
    change: z
      .boolean()
      .optional()
      .describe('Addition: replaces the answer given earlier in this round, and goes on from that question.'),
  }),
  answer: qualification,
  errors: ['forbidden', 'not-found', 'conflict'],
} satisfies CallSchema;
