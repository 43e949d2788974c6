import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { consoleFactor } from '../../../entities/console-factor.ts';
import { count } from '../../../entities/scalars.ts';

export const getMeFactors = {
  summary: 'One’s factors',
  answer: z.object({
    factors: z.array(consoleFactor).max(50),
    recovery_codes_left: count,
    required: z.boolean().describe('The role must have a factor: the last one cannot be removed.'),
  }),
  errors: [],
} satisfies CallSchema;
