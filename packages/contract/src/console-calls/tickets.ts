import type { ConsoleCallRows } from './row.ts';

export const ticketsCalls = {
  'console/tickets/get-tickets': { method: 'GET', path: '/tickets', capability: 'users:read' },
  'console/tickets/get-tickets-id': { method: 'GET', path: '/tickets/{id}', capability: 'users:read' },
  'console/tickets/post-tickets-replies': {
    method: 'POST',
    path: '/tickets/{id}/replies',
    capability: 'users:write',
  },
  'console/tickets/post-tickets-notes': {
    method: 'POST',
    path: '/tickets/{id}/notes',
    capability: 'users:write',
  },
  'console/tickets/put-tickets-assignee': {
    method: 'PUT',
    path: '/tickets/{id}/assignee',
    capability: 'users:write',
  },
  'console/tickets/put-tickets-presence': {
    method: 'PUT',
    path: '/tickets/{id}/presence',
    capability: 'users:read',
    person: true,
  },
  'console/tickets/get-tickets-evidence': {
    method: 'GET',
    path: '/tickets/{id}/evidence',
    capability: 'users:read',
  },
  'console/tickets/get-saved-answers': {
    method: 'GET',
    path: '/saved-answers',
    capability: 'users:write',
  },
  'console/tickets/post-saved-answers': {
    method: 'POST',
    path: '/saved-answers',
    capability: 'users:write',
  },
  'console/tickets/put-saved-answers': {
    method: 'PUT',
    path: '/saved-answers/{id}',
    capability: 'users:write',
  },
  'console/tickets/post-saved-answers-delete': {
    method: 'POST',
    path: '/saved-answers/{id}/delete',
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
