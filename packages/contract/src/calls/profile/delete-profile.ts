import type { CallSchema } from '../../call-schema.ts';
import { ownProfile } from '../../entities/profile.ts';

export const deleteProfile = {
  summary: 'Delete all answers of the profile',
  description: 'Points and history stay, and so does what the publisher has told. Surveys ask again.',
  answer: ownProfile,
  errors: ['forbidden'],
} satisfies CallSchema;
