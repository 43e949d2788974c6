import * as z from 'zod';
import type { CallSchema } from '../../call-schema.ts';
import { ownProfile } from '../../entities/profile.ts';
import { givenAnswers } from '../../entities/question.ts';
import { hash } from '../../entities/scalars.ts';

export const putProfileQuestion = {
  summary: 'Answer one question of the profile, or change its answer',
  description: 'Answers the whole profile as it is now.',
  params: z.object({ question: hash.describe('Hash of the profile item.') }),
  body: z.strictObject({ answers: givenAnswers.min(1) }),
  answer: ownProfile,
  errors: ['forbidden', 'not-found', 'unprocessable'],
} satisfies CallSchema;
