import * as z from 'zod';
import type { CallSchema } from '../../call-schema.ts';
import { attachedToAppeal } from '../../entities/appeal.ts';

export const getSupportAppeal = {
  summary: 'What an appeal that is sent now would attach',
  description: 'Reasons and activities are left out where the account is not proven by a security hash.',
  answer: z.object({
    attached: attachedToAppeal
      .nullable()
      .describe('Null where there is nothing to appeal against, or an appeal was sent already.'),
  }),
  errors: [],
} satisfies CallSchema;
