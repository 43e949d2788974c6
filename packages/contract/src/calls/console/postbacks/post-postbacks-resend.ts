import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { transactionId } from '../../../entities/postback.ts';
import { count, moment } from '../../../entities/scalars.ts';

export const postPostbacksResend = {
  summary: 'Send postbacks again, under their ids',
  description:
    'Also those that were delivered. One that was tried after `last_attempt_at`, or is being sent, is left alone: a ' +
    'press counts for what was seen, and a second one sends nothing.',
  body: z.strictObject({
    postbacks: z
      .array(z.strictObject({ id: transactionId, last_attempt_at: moment.nullable() }))
      .min(1)
      .max(50),
  }),
  answer: z.object({ queued: count, left_alone: count.describe('Tried since, or on their way.') }),
  errors: ['not-found'],
} satisfies CallSchema;
