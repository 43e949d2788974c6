import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { emailAddress, password, personName, signInStep } from '../../../entities/console-sign-in.ts';

export const postSetUp = {
  summary: 'Make the first admin',
  description:
    'Once, with the operators’ key as the bearer; begins a session that goes on with enrolling a factor.',
  body: z.strictObject({ name: personName, email: emailAddress, password }),
  answer: signInStep,
  errors: ['conflict', 'unprocessable'],
} satisfies CallSchema;
