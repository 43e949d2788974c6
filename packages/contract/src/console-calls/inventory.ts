import type { ConsoleCallRows } from './row.ts';

export const inventoryCalls = {} as const satisfies ConsoleCallRows;
