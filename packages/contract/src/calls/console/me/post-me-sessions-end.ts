import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';

export const postMeSessionsEnd = {
  summary: 'End one of one’s sessions',
  params: z.object({ id: z.uuid() }),
  answer: z.object({}),
  errors: ['not-found'],
} satisfies CallSchema;
