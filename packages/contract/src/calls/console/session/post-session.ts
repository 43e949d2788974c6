import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { password, signInStep } from '../../../entities/console-sign-in.ts';

export const postSession = {
  summary: 'Sign in by mail and password',
  description:
    'After a few failures each further try has to wait, up to a minute. An unknown mail is answered like a wrong password.',
  body: z.strictObject({ email: z.string().trim().toLowerCase().min(1).max(254), password }),
  answer: signInStep,
  errors: ['unprocessable'],
} satisfies CallSchema;
