import type { CallSchema } from '../../call-schema.ts';
import { done } from '../../entities/done.ts';

export const postTWrTrue = {
  summary: 'The user prefers reduced motion',
  answer: done,
  errors: [],
} satisfies CallSchema;
