import type { CallSchema } from '../../call-schema.ts';
import { ownProfile } from '../../entities/profile.ts';

export const getProfile = {
  summary: 'The user’s profile: what is known, and what is not answered yet',
  description: 'For accounts that are proven by a security hash.',
  answer: ownProfile,
  errors: ['forbidden'],
} satisfies CallSchema;
