import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { passkeyAssertion, signInStep } from '../../../entities/console-sign-in.ts';

export const postSessionPasskey = {
  summary: 'Sign in by a passkey alone',
  body: z.strictObject({ passkey: passkeyAssertion }),
  answer: signInStep,
  errors: ['unprocessable'],
} satisfies CallSchema;
