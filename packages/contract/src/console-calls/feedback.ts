import type { ConsoleCallRows } from './row.ts';

export const feedbackCalls = {} as const satisfies ConsoleCallRows;
