import type { ConsoleCallRows } from './row.ts';

export const oddsCalls = {
  'console/odds/get-odds': { method: 'GET', path: '/odds', capability: 'self' },
  'console/odds/get-fair-pay': { method: 'GET', path: '/odds/fair-pay', capability: 'self' },
  'console/odds/get-returns': { method: 'GET', path: '/odds/returns', capability: 'self' },
} as const satisfies ConsoleCallRows;
