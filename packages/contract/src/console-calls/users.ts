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
  'console/users/post-users-credits': {
    method: 'POST',
    path: '/users/{app}/{uhash}/credits',
    capability: 'users:credit',
  },
  'console/users/post-users-debits': {
    method: 'POST',
    path: '/users/{app}/{uhash}/debits',
    capability: 'users:credit',
  },
  'console/users/post-users-movements-undo': {
    method: 'POST',
    path: '/users/{app}/{uhash}/movements/{transaction}/undo',
    capability: 'users:credit',
  },
  'console/users/get-users-credit-limit': {
    method: 'GET',
    path: '/users/{app}/{uhash}/credit-limit',
    capability: 'users:credit',
  },
} as const satisfies ConsoleCallRows;
