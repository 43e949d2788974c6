import * as z from 'zod';
import type { CallSchema } from '../../call-schema.ts';
import { done } from '../../entities/done.ts';

export const postBannersClose = {
  summary: 'Store that a banner was closed',
  description: 'A closed extension prompt does not come back: its status becomes null.',
  body: z.strictObject({ banner: z.enum(['extension']) }),
  answer: done,
  errors: [],
} satisfies CallSchema;
