import type { ConsoleCallRows } from './row.ts';

export const postbacksCalls = {} as const satisfies ConsoleCallRows;
