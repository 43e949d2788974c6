import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { need } from '../../../entities/attention.ts';
import { count, hash } from '../../../entities/scalars.ts';

export const getHome = {
  summary: 'What needs someone, the worst first',
  description: 'Only what the asker’s role may see. With `app` only what is about that app.',
  query: z.object({ app: hash.optional() }),
  answer: z.object({
    needs: z.array(need).max(200),
    open_tickets: count
      .nullable()
      .describe('How many wait for an answer, at most 1,000; null where the role may not see them.'),
  }),
  errors: ['not-found'],
} satisfies CallSchema;
