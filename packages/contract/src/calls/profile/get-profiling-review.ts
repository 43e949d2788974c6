import type { CallSchema } from '../../call-schema.ts';
import { reviewItems } from '../../entities/profile.ts';

export const getProfilingReview = {
  summary: 'The user’s profile answers',
  description: 'Empty for an account that is not proven by a security hash, since anybody could read it.',
  answer: reviewItems,
  errors: [],
} satisfies CallSchema;
