import type { ConsoleCallRows } from './row.ts';

export const houseCalls = {
  'console/home/get-home': { method: 'GET', path: '/home', capability: 'self' },
  'console/home/get-home-figures': { method: 'GET', path: '/home/figures', capability: 'self' },
  'console/find/get-find': { method: 'GET', path: '/find', capability: 'self' },
  'console/audit/get-audit': { method: 'GET', path: '/audit', capability: 'audit' },
  'console/audit/post-audit-revert': { method: 'POST', path: '/audit/{event}/revert', capability: 'audit' },
  'console/system/get-system': { method: 'GET', path: '/system', capability: 'supply:read' },
  'console/system/post-system-backups': {
    method: 'POST',
    path: '/system/backups',
    capability: 'supply:write',
  },
  'console/system/put-system-maintenance': {
    method: 'PUT',
    path: '/system/maintenance',
    capability: 'supply:write',
  },
} as const satisfies ConsoleCallRows;
