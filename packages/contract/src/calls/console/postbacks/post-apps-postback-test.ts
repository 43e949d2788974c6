import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { count, hash, line } from '../../../entities/scalars.ts';

export const postAppsPostbackTest = {
  summary: 'Send a made-up postback now, marked as a test',
  description: 'It is not logged, and not sent again.',
  params: z.object({ app: hash }),
  body: z.strictObject({}),
  answer: z.object({
    status: z.int().nullable(),
    failure: line.nullable(),
    answer: z.string().nullable().describe('The first bytes.'),
    ms: count,
  }),
  errors: ['not-found'],
} satisfies CallSchema;
