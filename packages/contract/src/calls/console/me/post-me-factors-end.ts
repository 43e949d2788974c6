import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';

export const postMeFactorsEnd = {
  summary: 'Remove a factor',
  description: 'Not the last one of a role that must have one.',
  params: z.object({ id: z.uuid() }),
  answer: z.object({}),
  errors: ['factor-needed', 'not-found', 'unprocessable'],
} satisfies CallSchema;
