// GET /feedback/options: what the user can say about a survey that went wrong (FB-01).
import type { Handler } from '#calls/handler.ts';
import { feedbackOptionsIn } from '#texts/feedback-options.ts';

export const getFeedbackOptions: Handler<'feedback/get-feedback-options'> = async (_ctx, { visit }) =>
  feedbackOptionsIn(visit.language);
