import * as z from 'zod';
import type { CallSchema } from '../../call-schema.ts';
import { done } from '../../entities/done.ts';
import { phone } from '../../entities/phone.ts';

export const postVerificationSms = {
  summary: 'Send a verification code by SMS',
  description:
    'A number that cannot be used is told in errors.phone. Asked again for the same number within a minute, nothing more is sent. Whoever asks too often is told when to come back, in words and in Retry-After. A conflict says that the account has a verified phone already.',
  body: z.strictObject({
    phone,
    cp: z.boolean().describe('The number was pasted.'),
  }),
  answer: done.extend({
    resend_after: z.int().min(0).describe('Seconds until another code can be asked for.'),
  }),
  errors: ['forbidden', 'conflict', 'unprocessable'],
} satisfies CallSchema;
