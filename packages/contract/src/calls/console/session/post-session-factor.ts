import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { factorProof, signInStep } from '../../../entities/console-sign-in.ts';

export const postSessionFactor = {
  summary: 'Prove a factor after the password',
  description: 'By exactly one of the three. The session gets a new token.',
  body: z.strictObject(factorProof),
  answer: signInStep,
  errors: ['unprocessable'],
} satisfies CallSchema;
