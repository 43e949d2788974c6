import type { ConsoleCallRows } from './row.ts';

export const payoutsCalls = {} as const satisfies ConsoleCallRows;
