import type { ConsoleCallRows } from './row.ts';

export const feedbackCalls = {
  'console/feedback/get-feedback': { method: 'GET', path: '/feedback', capability: 'users:read' },
} as const satisfies ConsoleCallRows;
