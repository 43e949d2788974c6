import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { queuedPostbacks, replayedUntil } from '../../../entities/postback.ts';
import { moment } from '../../../entities/scalars.ts';

export const postRecover = {
  summary: 'Send all that was not delivered since a moment',
  description: 'Dead letters, what had no endpoint, and what waits for its next attempt.',
  body: z.strictObject({ since: moment, after: replayedUntil }),
  answer: queuedPostbacks,
  errors: ['not-found'],
} satisfies CallSchema;
