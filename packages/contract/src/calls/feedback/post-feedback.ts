import * as z from 'zod';
import type { CallSchema } from '../../call-schema.ts';
import { done } from '../../entities/done.ts';
import { feedbackOptionId } from '../../entities/feedback-option.ts';
import { hash, keepable } from '../../entities/scalars.ts';
import { feedback } from '../../limits.ts';

export const postFeedback = {
  summary: 'Say what went wrong with a survey',
  description:
    'About the user’s last attempt at it, which ended without a complete; there is none: 404. It is said once: the first ' +
    'word stays, and the same answer follows each time.',
  body: z
    .strictObject({
      survey_hash: hash,
      option: feedbackOptionId,
      message: keepable(feedback.maxCharacters)
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
