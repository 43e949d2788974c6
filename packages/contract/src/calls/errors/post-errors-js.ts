import * as z from 'zod';
import type { CallSchema } from '../../call-schema.ts';
import { done } from '../../entities/done.ts';

export const postErrorsJs = {
  summary: 'Report an error of the panel',
  body: z.strictObject({ message: z.string().min(1).max(4000) }),
  answer: done,
  errors: [],
} satisfies CallSchema;
