import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { postbackState, postbackType, queuedPostbacks, replayedUntil } from '../../../entities/postback.ts';
import { moment, storableText } from '../../../entities/scalars.ts';

export const postReplay = {
  summary: 'Send all postbacks of a period again',
  body: z.strictObject({
    from: moment,
    to: moment.describe('Not included; at most 31 days after `from`.'),
    states: z.array(postbackState).min(1).max(4).default(['waiting', 'delivered', 'dead', 'unsent']),
    type: postbackType.optional(),
    user_id: storableText(128).optional(),
    after: replayedUntil,
  }),
  answer: queuedPostbacks,
  errors: ['not-found', 'unprocessable'],
} satisfies CallSchema;
