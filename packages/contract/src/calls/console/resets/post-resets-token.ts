import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { factorProof, password, tokenParams } from '../../../entities/console-sign-in.ts';

export const postResetsToken = {
  summary: 'Set a new password',
  description: 'Once; ends all sessions of the person. Who has a factor proves it here as well.',
  params: tokenParams,
  body: z.strictObject({ password, ...factorProof }),
  answer: z.object({}),
  errors: ['not-found', 'unprocessable'],
} satisfies CallSchema;
