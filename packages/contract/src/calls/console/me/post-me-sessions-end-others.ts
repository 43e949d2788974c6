import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { count } from '../../../entities/scalars.ts';

export const postMeSessionsEndOthers = {
  summary: 'End all of one’s other sessions',
  answer: z.object({ ended: count }),
  errors: [],
} satisfies CallSchema;
