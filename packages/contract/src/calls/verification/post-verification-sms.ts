import * as z from 'zod';
import type { CallSchema } from '../../call-schema.ts';
import { done } from '../../entities/done.ts';
import { phone } from '../../entities/phone.ts';

export const postVerificationSms = {
  summary: 'Send a verification code by SMS',
  description:
    'An unusable number is reported in errors.phone. A repeated request for the same number within a minute sends nothing. With too many requests the message and Retry-After say when to try again. A conflict means that the account already has a verified phone.',
  body: z.strictObject({
    phone,
    cp: z.boolean().describe('The number was pasted.'),
  }),
  answer: done.extend({
    resend_after: z.int().min(0).describe('Seconds until another code can be asked for.'),
  }),
  errors: ['forbidden', 'conflict', 'unprocessable'],
} satisfies CallSchema;
