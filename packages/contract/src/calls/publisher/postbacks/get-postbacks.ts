import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { loggedPostback, postbackState, postbackType, transactionId } from '../../../entities/postback.ts';
import { moment, storableText } from '../../../entities/scalars.ts';

export const getPostbacks = {
  summary: 'Postbacks with their attempts, the newest first',
  query: z.object({
    state: postbackState.optional(),
    type: postbackType.optional(),
    user_id: storableText(128).optional(),
    from: moment.optional(),
    to: moment.optional(),
    before: transactionId.optional().describe('The last one of the page before.'),
    limit: z.coerce.number().int().min(1).max(200).default(50),
  }),
  answer: z.object({ postbacks: z.array(loggedPostback) }),
  errors: ['not-found'],
} satisfies CallSchema;
