import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { password, personName, signInStep, tokenParams } from '../../../entities/console-sign-in.ts';

export const postInvitations = {
  summary: 'Accept an invitation',
  description: 'Once; begins a session.',
  params: tokenParams,
  body: z.strictObject({ name: personName.optional(), password }),
  answer: signInStep,
  errors: ['not-found', 'unprocessable'],
} satisfies CallSchema;
