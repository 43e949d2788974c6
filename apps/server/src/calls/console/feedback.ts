import type { feedbackCalls } from '@earnwall/contract/console-calls/feedback';
import type { ConsoleHandlers } from './handler.ts';

export const feedbackHandlers: ConsoleHandlers<keyof typeof feedbackCalls> = {};
