import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { factorProof } from '../../../entities/console-sign-in.ts';
import { moment } from '../../../entities/scalars.ts';

export const postMeFactor = {
  summary: 'Prove a factor once more',
  description: 'By exactly one of the three; good for ten minutes.',
  body: z.strictObject(factorProof),
  answer: z.object({ factor_at: moment }),
  errors: ['unprocessable'],
} satisfies CallSchema;
