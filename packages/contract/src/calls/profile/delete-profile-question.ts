import * as z from 'zod';
import type { CallSchema } from '../../call-schema.ts';
import { ownProfile } from '../../entities/profile.ts';
import { hash } from '../../entities/scalars.ts';

export const deleteProfileQuestion = {
  summary: 'Delete one answer of the profile',
  description:
    'Answers the whole profile as it is now. An answer that is not there is no error: a repeated request does no harm.',
  params: z.object({ question: hash.describe('Hash of the profile item.') }),
  answer: ownProfile,
  errors: ['forbidden'],
} satisfies CallSchema;
