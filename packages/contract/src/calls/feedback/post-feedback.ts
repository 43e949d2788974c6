import * as z from 'zod';
import type { CallSchema } from '../../call-schema.ts';
import { done } from '../../entities/done.ts';
import { feedbackOptionId } from '../../entities/feedback-option.ts';
import { hash } from '../../entities/scalars.ts';

export const postFeedback = {
  summary: 'Say what went wrong with a survey',
  body: z
    .strictObject({
      survey_hash: hash,
      option: feedbackOptionId,
      message: z
        .string()
        .trim()
        .max(2000)
        .describe('Required when the option is `other`, else may be empty.'),
    })
    .refine(({ option, message }) => option !== 'other' || message !== '', {
      path: ['message'],
      error: 'Field should not be empty',
    }),
  answer: done,
  errors: ['not-found'],
} satisfies CallSchema;
