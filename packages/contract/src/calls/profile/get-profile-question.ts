import * as z from 'zod';
import type { CallSchema } from '../../call-schema.ts';
import { profileQuestion } from '../../entities/profile.ts';
import { hash } from '../../entities/scalars.ts';

export const getProfileQuestion = {
  summary: 'One question of the user’s profile, answered or not',
  params: z.object({ question: hash.describe('Hash of the profile item.') }),
  answer: profileQuestion,
  errors: ['forbidden', 'not-found'],
} satisfies CallSchema;
