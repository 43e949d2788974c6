import * as z from 'zod';
import type { CallSchema } from '../../call-schema.ts';
import { done } from '../../entities/done.ts';
import { hash } from '../../entities/scalars.ts';

export const postFeedbackDismiss = {
  summary: 'Close the question what went wrong without an answer',
  description:
    'Feedback is no longer requested for this attempt, nor for the user’s earlier ones, on any device; the user’s open ' +
    'tabs are notified. Idempotent; 404: the attempt is not the user’s, or not over.',
  body: z.strictObject({ cid: hash }),
  answer: done,
  errors: ['not-found'],
} satisfies CallSchema;
