import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';

export const getSetUp = {
  summary: 'Whether the console waits for its first admin',
  answer: z.object({ needed: z.boolean() }),
  errors: [],
} satisfies CallSchema;
