import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { emailAddress } from '../../../entities/console-sign-in.ts';

export const postResets = {
  summary: 'Ask for a link to set a new password',
  description: 'The answer is the same whether the mail is known or not.',
  body: z.strictObject({ email: emailAddress }),
  answer: z.object({ mail: z.boolean().describe('This server can send mail at all.') }),
  errors: [],
} satisfies CallSchema;
