import type { ConsoleCallRows } from './row.ts';

export const bonusesCalls = {} as const satisfies ConsoleCallRows;
