import * as z from 'zod';
import type { CallSchema } from '../../call-schema.ts';
import { done } from '../../entities/done.ts';
import { feedbackOptionId } from '../../entities/feedback-option.ts';
import { hash, storableText } from '../../entities/scalars.ts';
import { feedback } from '../../limits.ts';

export const postFeedback = {
  summary: 'Report what went wrong with a survey',
  description:
    'About the user’s last attempt at it that ended without a complete; 404 if there is none. Idempotent: the first ' +
    'feedback is kept.',
  body: z
    .strictObject({
      survey_hash: hash,
      option: feedbackOptionId,
      message: storableText(feedback.maxCharacters)
        .trim()
        .describe('Required when the option is `other`, else may be empty.'),
    })
    .refine(({ option, message }) => option !== 'other' || message !== '', {
      path: ['message'],
      error: 'Field should not be empty',
    }),
  answer: done,
  errors: ['not-found'],
} satisfies CallSchema;
