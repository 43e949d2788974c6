import * as z from 'zod';
import type { CallSchema } from '../../call-schema.ts';
import { done } from '../../entities/done.ts';
import { hash } from '../../entities/scalars.ts';

export const postFeedbackDismiss = {
  summary: 'Close the question what went wrong without an answer',
  description:
    'It is asked no more about this attempt, nor about those of the user that ended before it, on any device; the user’s ' +
    'open tabs are told. The same answer follows each time; an attempt that is not the user’s, or not over: 404.',
  body: z.strictObject({ cid: hash }),
  answer: done,
  errors: ['not-found'],
} satisfies CallSchema;
