import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { savedAnswer, savedAnswerBody } from '../../../entities/saved-answer.ts';

export const postSavedAnswers = {
  summary: 'Save an answer',
  description: 'A name that is taken is 422, and so is one beyond 200 answers.',
  body: savedAnswerBody,
  answer: z.object({ answer: savedAnswer }),
  errors: ['unprocessable'],
} satisfies CallSchema;
