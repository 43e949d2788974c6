import type { CallSchema } from '../../call-schema.ts';
import { done } from '../../entities/done.ts';

export const postProfilingReviewDone = {
  summary: 'Confirm the profile',
  answer: done,
  errors: ['conflict'],
} satisfies CallSchema;
