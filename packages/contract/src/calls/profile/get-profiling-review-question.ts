import * as z from 'zod';
import type { CallSchema } from '../../call-schema.ts';
import { profileQuestion } from '../../entities/profile.ts';
import { hash } from '../../entities/scalars.ts';

export const getProfilingReviewQuestion = {
  summary: 'One question of the profile, to edit its answer',
  params: z.object({ question: hash.describe('Hash of the profile item.') }),
  answer: profileQuestion,
  errors: ['not-found'],
} satisfies CallSchema;
