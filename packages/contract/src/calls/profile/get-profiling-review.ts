import type { CallSchema } from '../../call-schema.ts';
import { profileItems } from '../../entities/profile.ts';

export const getProfilingReview = {
  summary: 'The user’s profile answers',
  answer: profileItems,
  errors: [],
} satisfies CallSchema;
