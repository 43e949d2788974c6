import * as z from 'zod';
import type { CallSchema } from '../../call-schema.ts';
import { reviewItems } from '../../entities/profile.ts';
import { givenAnswers } from '../../entities/question.ts';
import { hash } from '../../entities/scalars.ts';

export const putProfilingReview = {
  summary: 'Change one answer of the profile',
  description: 'Answers the whole profile as it is now.',
  body: z.strictObject({
    question: hash.describe('Id of the question.'),
    answers: givenAnswers.min(1),
  }),
  answer: reviewItems,
  errors: ['not-found', 'unprocessable'],
} satisfies CallSchema;
