import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { savedAnswer } from '../../../entities/saved-answer.ts';
import { hash } from '../../../entities/scalars.ts';

export const postSavedAnswersDelete = {
  summary: 'Delete a saved answer',
  description: 'Its inverse is saving what it answers.',
  params: z.object({ id: hash }),
  body: z.strictObject({}),
  answer: z.object({ answer: savedAnswer }),
  errors: ['not-found'],
} satisfies CallSchema;
