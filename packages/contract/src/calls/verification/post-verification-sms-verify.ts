import * as z from 'zod';
import type { CallSchema } from '../../call-schema.ts';
import { done } from '../../entities/done.ts';
import { phone } from '../../entities/phone.ts';
import { pinCode } from '../../limits.ts';

export const postVerificationSmsVerify = {
  summary: 'Verify a phone by the code it received',
  description:
    'A wrong or expired code is unprocessable; its message is meant for the user. Five wrong ones are too many until the code would have expired. A conflict says that the account has another verified phone already.',
  body: z.strictObject({
    phone,
    code: z.string().regex(new RegExp(`^\\d{${pinCode.digits}}$`)),
  }),
  answer: done,
  errors: ['conflict', 'unprocessable'],
} satisfies CallSchema;
