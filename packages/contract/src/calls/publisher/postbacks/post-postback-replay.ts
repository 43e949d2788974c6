import type { CallSchema } from '../../../call-schema.ts';
import { postbackParams, queuedPostbacks } from '../../../entities/postback.ts';

export const postPostbackReplay = {
  summary: 'Send a postback again',
  description: 'Under the same id, also when it was delivered before.',
  params: postbackParams,
  answer: queuedPostbacks,
  errors: ['not-found'],
} satisfies CallSchema;
