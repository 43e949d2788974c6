import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { postbackType, sentRequest } from '../../../entities/postback.ts';
import { storableText } from '../../../entities/scalars.ts';

export const postTest = {
  summary: 'Send a made-up postback now, marked as a test',
  description: 'It is not logged, and not sent again.',
  body: z.strictObject({
    type: postbackType.default('credit'),
    user_id: storableText(128).min(1).default('test-user'),
  }),
  answer: z.object({
    request: sentRequest,
    status: z.int().nullable(),
    failure: z.string().nullable(),
    answer: z.string().nullable(),
    ms: z.number(),
  }),
  errors: ['not-found'],
} satisfies CallSchema;
