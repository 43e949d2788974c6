import type { CallSchema } from '../call-schema.ts';
import { getFeedback } from '../calls/console/feedback/get-feedback.ts';
import type { feedbackCalls } from '../console-calls/feedback.ts';

export const feedbackSchemas = {
  'console/feedback/get-feedback': getFeedback,
} satisfies Record<keyof typeof feedbackCalls, CallSchema>;
