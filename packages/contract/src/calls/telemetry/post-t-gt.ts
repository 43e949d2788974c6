import * as z from 'zod';
import type { CallSchema } from '../../call-schema.ts';
import { done } from '../../entities/done.ts';

export const postTGt = {
  summary: 'The browser translates the page',
  params: z.object({
    lang: z
      .string()
      .regex(/^[a-zA-Z0-9_-]{2,35}$/)
      .describe('The language it is translated to.'),
  }),
  answer: done,
  errors: [],
} satisfies CallSchema;
