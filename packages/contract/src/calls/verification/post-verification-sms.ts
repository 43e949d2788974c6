import * as z from 'zod';
import type { CallSchema } from '../../call-schema.ts';
import { done } from '../../entities/done.ts';
import { phone } from '../../entities/phone.ts';

export const postVerificationSms = {
  summary: 'Send a verification code by SMS',
  description: 'A number that cannot be used is told in errors.phone.',
  body: z.strictObject({
    phone,
    cp: z.boolean().describe('The number was pasted.'),
  }),
  answer: done,
  errors: ['unprocessable'],
} satisfies CallSchema;
