import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';

export const postSessionEnd = {
  summary: 'Sign out',
  answer: z.object({}),
  errors: [],
} satisfies CallSchema;
