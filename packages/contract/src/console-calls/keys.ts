import type { ConsoleCallRows } from './row.ts';

export const keysCalls = {
  'console/keys/get-apps-keys': { method: 'GET', path: '/apps/{app}/keys', capability: 'keys' },
  'console/keys/post-apps-keys': {
    method: 'POST',
    path: '/apps/{app}/keys',
    capability: 'keys',
    fresh: true,
  },
  'console/keys/post-apps-keys-rotation': {
    method: 'POST',
    path: '/apps/{app}/keys/{prefix}/rotation',
    capability: 'keys',
    fresh: true,
  },
  'console/keys/post-apps-keys-end': {
    method: 'POST',
    path: '/apps/{app}/keys/{prefix}/end',
    capability: 'keys',
    fresh: true,
  },
  'console/keys/get-apps-secret': { method: 'GET', path: '/apps/{app}/secret', capability: 'keys' },
  'console/keys/post-apps-secret-rotation': {
    method: 'POST',
    path: '/apps/{app}/secret/rotation',
    capability: 'keys',
    fresh: true,
  },
  'console/keys/post-apps-secret-end': {
    method: 'POST',
    path: '/apps/{app}/secret/end',
    capability: 'keys',
    fresh: true,
  },
  'console/endpoint/get-apps-endpoint': {
    method: 'GET',
    path: '/apps/{app}/postback-endpoint',
    capability: 'postbacks:read',
  },
  'console/endpoint/put-apps-endpoint': {
    method: 'PUT',
    path: '/apps/{app}/postback-endpoint',
    exemptFromDeadline: true,
    capability: 'postbacks:write',
    fresh: true,
  },
  'console/endpoint/post-apps-endpoint-rotation': {
    method: 'POST',
    path: '/apps/{app}/postback-endpoint/rotation',
    capability: 'postbacks:write',
    fresh: true,
  },
  'console/endpoint/post-apps-endpoint-rotation-end': {
    method: 'POST',
    path: '/apps/{app}/postback-endpoint/rotation/end',
    capability: 'postbacks:write',
    fresh: true,
  },
  'console/endpoint/put-apps-endpoint-state': {
    method: 'PUT',
    path: '/apps/{app}/postback-endpoint/state',
    capability: 'postbacks:write',
  },
} as const satisfies ConsoleCallRows;
