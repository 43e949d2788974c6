import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { userParams } from '../../../entities/operated-user.ts';
import { hash, moment, storableText } from '../../../entities/scalars.ts';

export const getUsersProfile = {
  summary: 'A user’s profile',
  description: 'Every answer with where it came from and when; reading it is in the audit.',
  params: userParams,
  answer: z.object({
    answers: z
      .array(
        z.object({
          question: hash,
          text: storableText(2000),
          answers: z.array(storableText(2000)),
          source: z.enum(['onboarding', 'qualification', 'review', 'publisher']),
          answered_at: moment,
          is_stale: z.boolean().describe('It will be asked again.'),
        }),
      )
      .max(2000),
    open: z
      .array(z.object({ question: hash, text: storableText(2000) }))
      .max(200)
      .describe('Questions of the onboarding that are not answered.'),
  }),
  errors: ['not-found'],
} satisfies CallSchema;
