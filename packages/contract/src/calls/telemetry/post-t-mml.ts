import * as z from 'zod';
import type { CallSchema } from '../../call-schema.ts';
import { done } from '../../entities/done.ts';

export const postTMml = {
  summary: 'Latencies of the advice slide',
  body: z.strictObject({
    l: z.array(z.number().min(0).max(3_600_000)).min(1).max(1000).describe('Milliseconds.'),
  }),
  answer: done,
  errors: [],
} satisfies CallSchema;
