import type { ConsoleCallRows } from './row.ts';

export const ticketsCalls = {
  'console/tickets/get-tickets': { method: 'GET', path: '/tickets', capability: 'users:read' },
  'console/tickets/get-tickets-id': { method: 'GET', path: '/tickets/{id}', capability: 'users:read' },
  'console/tickets/post-tickets-replies': {
    method: 'POST',
    path: '/tickets/{id}/replies',
    capability: 'users:write',
  },
  'console/tickets/put-tickets-state': {
    method: 'PUT',
    path: '/tickets/{id}/state',
    capability: 'users:write',
  },
  'console/tickets/get-tickets-files': {
    method: 'GET',
    path: '/tickets/{id}/files/{position}',
    exemptFromDeadline: true,
    capability: 'users:read',
  },
} as const satisfies ConsoleCallRows;
