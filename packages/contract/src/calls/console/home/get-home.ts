import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { need } from '../../../entities/attention.ts';
import { hash } from '../../../entities/scalars.ts';

export const getHome = {
  summary: 'What needs someone, the worst first',
  description: 'Only what the asker’s role may see. With `app` only what is about that app.',
  query: z.object({ app: hash.optional() }),
  answer: z.object({ needs: z.array(need).max(200) }),
  errors: ['not-found'],
} satisfies CallSchema;
