import type { ConsoleCallRows } from './row.ts';

export const accessCalls = {
  'console/setup/get-set-up': { method: 'GET', path: '/set-up', capability: null },
  'console/setup/post-set-up': {
    method: 'POST',
    path: '/set-up',
    capability: 'publishers',
    exemptFromDeadline: true,
  },
  'console/session/get-session': { method: 'GET', path: '/session', capability: null },
  'console/session/post-session': {
    method: 'POST',
    path: '/session',
    capability: null,
    exemptFromDeadline: true,
  },
  'console/session/post-session-factor': {
    method: 'POST',
    path: '/session/factor',
    capability: 'self',
    person: true,
    stages: ['factor'],
  },
  'console/session/post-session-passkey-options': {
    method: 'POST',
    path: '/session/passkey-options',
    capability: null,
  },
  'console/session/post-session-passkey': { method: 'POST', path: '/session/passkey', capability: null },
  'console/session/post-session-end': { method: 'POST', path: '/session/end', capability: null },
  'console/session/post-session-demo': { method: 'POST', path: '/session/demo', capability: null },
  'console/invitations/get-invitations': { method: 'GET', path: '/invitations/{token}', capability: null },
  'console/invitations/post-invitations': {
    method: 'POST',
    path: '/invitations/{token}',
    capability: null,
    exemptFromDeadline: true,
  },
  'console/resets/post-resets': { method: 'POST', path: '/resets', capability: null },
  'console/resets/get-resets': { method: 'GET', path: '/resets/{token}', capability: null },
  'console/resets/post-resets-token': {
    method: 'POST',
    path: '/resets/{token}',
    capability: null,
    exemptFromDeadline: true,
  },
} as const satisfies ConsoleCallRows;
