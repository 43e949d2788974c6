import type { ConsoleCallRows } from './row.ts';

export const numbersCalls = {
  'console/numbers/get-numbers': { method: 'GET', path: '/numbers', capability: 'self' },
} as const satisfies ConsoleCallRows;
