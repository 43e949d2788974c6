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
  'console/users/get-users-export': {
    method: 'GET',
    path: '/users/{app}/{uhash}/export',
    capability: 'users:erase',
  },
  'console/users/get-users-id': {
    method: 'GET',
    path: '/users/{app}/{uhash}',
    capability: 'users:read',
  },
  'console/users/get-users-ledger': {
    method: 'GET',
    path: '/users/{app}/{uhash}/ledger',
    capability: 'users:read',
  },
  'console/users/get-users-profile': {
    method: 'GET',
    path: '/users/{app}/{uhash}/profile',
    capability: 'users:read',
  },
  'console/users/get-users-tickets': {
    method: 'GET',
    path: '/users/{app}/{uhash}/tickets',
    capability: 'users:read',
  },
  'console/users/get-users-timeline': {
    method: 'GET',
    path: '/users/{app}/{uhash}/timeline',
    capability: 'users:read',
  },
  'console/users/post-users-erasure': {
    method: 'POST',
    path: '/users/{app}/{uhash}/erasure',
    capability: 'users:erase',
    fresh: true,
  },
  'console/users/post-users-state-undo': {
    method: 'POST',
    path: '/users/{app}/{uhash}/state/undo',
    capability: 'users:write',
  },
} as const satisfies ConsoleCallRows;
