import type { CallSchema } from '../../call-schema.ts';
import { reviewItems } from '../../entities/profile.ts';

export const getProfilingReview = {
  summary: 'The user’s profile answers',
  description: 'Empty for an account that is not proven: nobody reads about somebody else.',
  answer: reviewItems,
  errors: [],
} satisfies CallSchema;
