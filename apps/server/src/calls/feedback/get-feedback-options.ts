// GET /feedback/options: the reasons a user can choose from when a survey went wrong (FB-01).
import type { Handler } from '#calls/handler.ts';
import { feedbackOptionsIn } from '#texts/feedback-options.ts';

export const getFeedbackOptions: Handler<'feedback/get-feedback-options'> = async (_ctx, { visit }) =>
  feedbackOptionsIn(visit.language);
