import type { CallRow } from './call-row.ts';

/**
 * The calls of operators, in the form of the table of calls: the name is the path of its schemas and of its handler.
 * Paths are appended to the admin base, and every one of them needs an operator's bearer. A separate table, because the
 * panel does not need it.
 */
export const consoleCalls = {
  'console/users/get-users': { method: 'GET', path: '/users' },
  'console/users/put-users-state': { method: 'PUT', path: '/users/{app}/{uhash}/state' },
  'console/users/put-users-country': { method: 'PUT', path: '/users/{app}/{uhash}/country' },
  'console/users/put-users-profile-review': { method: 'PUT', path: '/users/{app}/{uhash}/profile-review' },
  'console/users/get-users-events': { method: 'GET', path: '/users/{app}/{uhash}/events' },

  'console/apps/put-apps-maintenance': { method: 'PUT', path: '/apps/{app}/maintenance' },

  'console/keys/get-apps-keys': { method: 'GET', path: '/apps/{app}/keys' },
  'console/keys/post-apps-keys': { method: 'POST', path: '/apps/{app}/keys' },
  'console/keys/post-apps-keys-rotation': { method: 'POST', path: '/apps/{app}/keys/{prefix}/rotation' },
  'console/keys/post-apps-keys-end': { method: 'POST', path: '/apps/{app}/keys/{prefix}/end' },

  'console/endpoint/get-apps-endpoint': { method: 'GET', path: '/apps/{app}/postback-endpoint' },
  'console/endpoint/put-apps-endpoint': {
    method: 'PUT',
    path: '/apps/{app}/postback-endpoint',
    exemptFromDeadline: true,
  },
  'console/endpoint/post-apps-endpoint-rotation': {
    method: 'POST',
    path: '/apps/{app}/postback-endpoint/rotation',
  },
  'console/endpoint/put-apps-endpoint-state': { method: 'PUT', path: '/apps/{app}/postback-endpoint/state' },

  'console/statements/get-apps-statement': {
    method: 'GET',
    path: '/apps/{app}/statements/{period}',
    exemptFromDeadline: true,
  },

  'console/tickets/get-tickets': { method: 'GET', path: '/tickets' },
  'console/tickets/get-tickets-id': { method: 'GET', path: '/tickets/{id}' },
  'console/tickets/post-tickets-replies': { method: 'POST', path: '/tickets/{id}/replies' },
  'console/tickets/put-tickets-state': { method: 'PUT', path: '/tickets/{id}/state' },
  'console/tickets/get-tickets-files': {
    method: 'GET',
    path: '/tickets/{id}/files/{position}',
    exemptFromDeadline: true,
  },
} as const satisfies Record<string, ConsoleCallRow>;

export type ConsoleCallRow = Pick<CallRow, 'method' | 'path' | 'exemptFromDeadline'>;
export type ConsoleCallName = keyof typeof consoleCalls;
