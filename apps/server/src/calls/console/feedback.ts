import type { feedbackCalls } from '@earnwall/contract/console-calls/feedback';
import { getFeedback } from '#calls/console/feedback/get-feedback.ts';
import type { ConsoleHandlers } from './handler.ts';

export const feedbackHandlers: ConsoleHandlers<keyof typeof feedbackCalls> = {
  'console/feedback/get-feedback': getFeedback,
};
