import type { ConsoleCallRows } from './row.ts';

export const postbacksCalls = {
  'console/postbacks/get-postbacks': { method: 'GET', path: '/postbacks', capability: 'postbacks:read' },
  'console/postbacks/get-postbacks-id': {
    method: 'GET',
    path: '/postbacks/{id}',
    capability: 'postbacks:read',
  },
  'console/postbacks/post-postbacks-resend': {
    method: 'POST',
    path: '/postbacks/resend',
    capability: 'postbacks:write',
  },
  'console/postbacks/get-apps-recovery': {
    method: 'GET',
    path: '/apps/{app}/postback-recovery',
    capability: 'postbacks:read',
  },
  'console/postbacks/post-apps-recovery': {
    method: 'POST',
    path: '/apps/{app}/postback-recovery',
    exemptFromDeadline: true,
    capability: 'postbacks:write',
  },
  'console/postbacks/post-apps-recovery-cancel': {
    method: 'POST',
    path: '/apps/{app}/postback-recovery/cancel',
    capability: 'postbacks:write',
  },
  'console/postbacks/post-apps-postback-test': {
    method: 'POST',
    path: '/apps/{app}/postback-test',
    exemptFromDeadline: true,
    capability: 'postbacks:write',
  },
} as const satisfies ConsoleCallRows;
