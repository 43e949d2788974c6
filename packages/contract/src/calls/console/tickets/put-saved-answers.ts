import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { savedAnswer, savedAnswerBody } from '../../../entities/saved-answer.ts';
import { hash } from '../../../entities/scalars.ts';

export const putSavedAnswers = {
  summary: 'Change or rename a saved answer',
  params: z.object({ id: hash }),
  body: savedAnswerBody,
  answer: z.object({ answer: savedAnswer }),
  errors: ['not-found', 'unprocessable'],
} satisfies CallSchema;
