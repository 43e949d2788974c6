import type { ConsoleCallRows } from './row.ts';

export const numbersCalls = {} as const satisfies ConsoleCallRows;
