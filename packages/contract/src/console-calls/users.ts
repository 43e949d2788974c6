import type { ConsoleCallRows } from './row.ts';

export const usersCalls = {
  'console/users/get-users': { method: 'GET', path: '/users', capability: 'users:read' },
  'console/users/put-users-state': {
    method: 'PUT',
    path: '/users/{app}/{uhash}/state',
    capability: 'users:write',
  },
  'console/users/put-users-state-reasons': {
    method: 'PUT',
    path: '/users/{app}/{uhash}/state/reasons',
    capability: 'users:write',
  },
  'console/users/put-users-country': {
    method: 'PUT',
    path: '/users/{app}/{uhash}/country',
    capability: 'users:write',
  },
  'console/users/put-users-profile-review': {
    method: 'PUT',
    path: '/users/{app}/{uhash}/profile-review',
    capability: 'users:write',
  },
  'console/users/post-users-supplier-ids-revoke': {
    method: 'POST',
    path: '/users/{app}/{uhash}/supplier-ids/revoke',
    capability: 'users:write',
  },
  'console/users/get-users-events': {
    method: 'GET',
    path: '/users/{app}/{uhash}/events',
    capability: 'users:read',
  },
} as const satisfies ConsoleCallRows;
