import * as z from 'zod';
import type { CallSchema } from '../../call-schema.ts';
import { feedbackOption } from '../../entities/feedback-option.ts';

export const getFeedbackOptions = {
  summary: 'The reasons a user can choose for a survey that went wrong',
  description: 'An empty list closes the popup.',
  answer: z.array(feedbackOption).max(20),
  errors: [],
} satisfies CallSchema;
