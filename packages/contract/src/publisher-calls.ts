import type { CallRow } from './call-row.ts';
import type { PublisherScope } from './publisher-scopes.ts';

/**
 * The calls of publishers' servers, in the form of the table of calls: the name is the path of its schemas and of its
 * handler. Paths are appended to `/api/publisher`; every one needs a key with its scope, and the app is the key's.
 * `{user_id}` is the publisher's own id of the person, percent-encoded.
 */
export const publisherCalls = {
  // Signs a new token each time and stores nothing.
  'publisher/sessions/post-sessions': {
    method: 'POST',
    path: '/sessions',
    scope: 'sessions',
    idempotent: true,
  },
  'publisher/users/get-user-surveys': {
    method: 'GET',
    path: '/users/{user_id}/surveys',
    scope: 'users:read',
  },
  'publisher/users/put-user-notifications': {
    method: 'PUT',
    path: '/users/{user_id}/notifications',
    scope: 'users:write',
  },
  'publisher/users/get-user': { method: 'GET', path: '/users/{user_id}', scope: 'users:read' },

  'publisher/postbacks/get-postbacks': { method: 'GET', path: '/postbacks', scope: 'postbacks:read' },
  'publisher/postbacks/get-postback': { method: 'GET', path: '/postbacks/{id}', scope: 'postbacks:read' },
  'publisher/postbacks/post-postback-replay': {
    method: 'POST',
    path: '/postbacks/{id}/replay',
    scope: 'postbacks:write',
    idempotent: true,
  },
  'publisher/postbacks/post-replay': {
    method: 'POST',
    path: '/postbacks/replay',
    scope: 'postbacks:write',
    exemptFromDeadline: true,
  },
  'publisher/postbacks/post-recover': {
    method: 'POST',
    path: '/postbacks/recover',
    scope: 'postbacks:write',
    exemptFromDeadline: true,
  },
  'publisher/postbacks/post-test': {
    method: 'POST',
    path: '/postbacks/test',
    scope: 'postbacks:write',
    exemptFromDeadline: true,
    perMinute: 30,
  },

  'publisher/endpoint/get-endpoint': { method: 'GET', path: '/postback-endpoint', scope: 'postbacks:read' },
  'publisher/endpoint/put-endpoint': {
    method: 'PUT',
    path: '/postback-endpoint',
    scope: 'postbacks:write',
    exemptFromDeadline: true,
    perMinute: 30,
  },
  'publisher/endpoint/post-endpoint-rotation': {
    method: 'POST',
    path: '/postback-endpoint/rotation',
    scope: 'postbacks:write',
  },
  'publisher/endpoint/put-endpoint-state': {
    method: 'PUT',
    path: '/postback-endpoint/state',
    scope: 'postbacks:write',
  },

  'publisher/users/get-user-ledger': { method: 'GET', path: '/users/{user_id}/ledger', scope: 'users:read' },
  'publisher/users/get-user-export': { method: 'GET', path: '/users/{user_id}/export', scope: 'privacy' },
  'publisher/users/put-user-state': { method: 'PUT', path: '/users/{user_id}/state', scope: 'users:write' },
  'publisher/users/post-user-erasure': {
    method: 'POST',
    path: '/users/{user_id}/erasure',
    scope: 'privacy',
    idempotent: true,
  },
  'publisher/users/post-user-credits': {
    method: 'POST',
    path: '/users/{user_id}/credits',
    scope: 'credits',
    idempotent: true,
  },

  'publisher/statements/get-statements': {
    method: 'GET',
    path: '/statements',
    scope: 'statements',
    exemptFromDeadline: true,
  },
  'publisher/statements/get-statement': {
    method: 'GET',
    path: '/statements/{period}',
    scope: 'statements',
    exemptFromDeadline: true,
  },
} as const satisfies Record<string, PublisherCallRow>;

export interface PublisherCallRow extends Pick<CallRow, 'method' | 'path' | 'exemptFromDeadline'> {
  readonly scope: PublisherScope;
  /** A POST that clients may send again without harm, as they may every GET and PUT. */
  readonly idempotent?: true;
  /** For calls that make the server ask others: how often an app may call it, on each node. */
  readonly perMinute?: number;
}

export type PublisherCallName = keyof typeof publisherCalls;
