import * as z from 'zod';
import { line } from './scalars.ts';

/** Why a survey went wrong (FB-01); `other` asks for a comment. */
export const feedbackOptionId = z.enum([
  'dont_like_survey',
  'asked_for_personal_info',
  'broken_survey',
  'other',
]);

export const feedbackOption = z.object({
  id: feedbackOptionId,
  text: line.describe('In the user’s language.'),
});

export type FeedbackOption = z.infer<typeof feedbackOption>;
