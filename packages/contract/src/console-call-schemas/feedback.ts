import type { CallSchema } from '../call-schema.ts';
import type { feedbackCalls } from '../console-calls/feedback.ts';

export const feedbackSchemas = {} satisfies Record<keyof typeof feedbackCalls, CallSchema>;
