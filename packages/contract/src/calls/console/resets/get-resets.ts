import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { factorMethods, tokenParams } from '../../../entities/console-sign-in.ts';
import { line, moment } from '../../../entities/scalars.ts';

export const getResets = {
  summary: 'What a link for a new password asks for',
  params: tokenParams,
  answer: z.object({
    email: line,
    expires_at: moment,
    methods: z
      .array(z.enum(factorMethods))
      .max(3)
      .describe('How the factor can be proven; none where no factor is needed.'),
  }),
  errors: ['not-found'],
} satisfies CallSchema;
