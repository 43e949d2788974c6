import type { CallRow } from './call-row.ts';
import type { Capability } from './console-access.ts';

/**
 * The calls of operators, in the form of the table of calls: the name is the path of its schemas and of its handler.
 * Paths are appended to the admin base. Each names the capability it needs (domain/console/access.ts): a person has it by
 * the role, a machine with the operators' key has them all. A `{app}` of another publisher does not exist for the asker.
 */
export const consoleCalls = {
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

  'console/me/get-me': { method: 'GET', path: '/me', capability: 'self', person: true },
  'console/me/put-me': { method: 'PUT', path: '/me', capability: 'self', person: true },
  'console/me/put-me-password': {
    method: 'PUT',
    path: '/me/password',
    capability: 'self',
    person: true,
    exemptFromDeadline: true,
  },
  'console/me/put-me-preferences': {
    method: 'PUT',
    path: '/me/preferences',
    capability: 'self',
    person: true,
  },
  'console/me/get-me-factors': {
    method: 'GET',
    path: '/me/factors',
    capability: 'self',
    person: true,
    stages: ['enrol', 'full'],
  },
  'console/me/post-me-factors-totp': {
    method: 'POST',
    path: '/me/factors/totp',
    capability: 'self',
    person: true,
    stages: ['enrol', 'full'],
  },
  'console/me/post-me-factors-totp-confirm': {
    method: 'POST',
    path: '/me/factors/totp/{id}',
    capability: 'self',
    person: true,
    stages: ['enrol', 'full'],
  },
  'console/me/post-me-factors-passkey-options': {
    method: 'POST',
    path: '/me/factors/passkey-options',
    capability: 'self',
    person: true,
    stages: ['enrol', 'full'],
  },
  'console/me/post-me-factors-passkey': {
    method: 'POST',
    path: '/me/factors/passkey',
    capability: 'self',
    person: true,
    stages: ['enrol', 'full'],
  },
  'console/me/post-me-factors-end': {
    method: 'POST',
    path: '/me/factors/{id}/end',
    capability: 'self',
    person: true,
    fresh: true,
  },
  'console/me/post-me-recovery-codes': {
    method: 'POST',
    path: '/me/recovery-codes',
    capability: 'self',
    person: true,
    fresh: true,
  },
  'console/me/post-me-factor': { method: 'POST', path: '/me/factor', capability: 'self', person: true },
  'console/me/get-me-sessions': { method: 'GET', path: '/me/sessions', capability: 'self', person: true },
  'console/me/post-me-sessions-end': {
    method: 'POST',
    path: '/me/sessions/{id}/end',
    capability: 'self',
    person: true,
  },
  'console/me/post-me-sessions-end-others': {
    method: 'POST',
    path: '/me/sessions/end-others',
    capability: 'self',
    person: true,
  },

  'console/team/get-team': { method: 'GET', path: '/team', capability: 'team' },
  'console/team/post-team-invitations': {
    method: 'POST',
    path: '/team/invitations',
    capability: 'team',
    fresh: true,
  },
  'console/team/post-team-invitations-revoke': {
    method: 'POST',
    path: '/team/invitations/{id}/revoke',
    capability: 'team',
    fresh: true,
  },
  'console/team/put-team-role': {
    method: 'PUT',
    path: '/team/{person}/role',
    capability: 'team',
    fresh: true,
  },
  'console/team/post-team-removal': {
    method: 'POST',
    path: '/team/{person}/removal',
    capability: 'team',
    fresh: true,
  },
  'console/team/post-team-sessions-end': {
    method: 'POST',
    path: '/team/{person}/sessions/end',
    capability: 'team',
    fresh: true,
  },
  'console/team/post-team-reset': {
    method: 'POST',
    path: '/team/{person}/reset',
    capability: 'team',
    fresh: true,
  },

  'console/publishers/get-publishers': { method: 'GET', path: '/publishers', capability: 'publishers' },
  'console/publishers/post-publishers': { method: 'POST', path: '/publishers', capability: 'publishers' },
  'console/publishers/put-publishers': { method: 'PUT', path: '/publishers/{id}', capability: 'publishers' },

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

  'console/home/get-home': { method: 'GET', path: '/home', capability: 'self' },
  'console/home/get-home-figures': { method: 'GET', path: '/home/figures', capability: 'self' },
  'console/find/get-find': { method: 'GET', path: '/find', capability: 'self' },
  'console/audit/get-audit': { method: 'GET', path: '/audit', capability: 'audit' },

  'console/system/get-system': { method: 'GET', path: '/system', capability: 'supply:read' },
  'console/system/post-system-backups': {
    method: 'POST',
    path: '/system/backups',
    capability: 'supply:write',
  },
  'console/system/put-system-maintenance': {
    method: 'PUT',
    path: '/system/maintenance',
    capability: 'supply:write',
  },

  'console/suppliers/get-suppliers': { method: 'GET', path: '/suppliers', capability: 'supply:read' },
  'console/suppliers/get-supplier-kinds': {
    method: 'GET',
    path: '/supplier-kinds',
    capability: 'supply:read',
  },
  'console/suppliers/post-suppliers': {
    method: 'POST',
    path: '/suppliers',
    exemptFromDeadline: true,
    capability: 'supply:write',
    fresh: true,
  },
  'console/suppliers/post-suppliers-dry-run': {
    method: 'POST',
    path: '/suppliers/dry-run',
    exemptFromDeadline: true,
    capability: 'supply:write',
  },
  'console/suppliers/put-suppliers': {
    method: 'PUT',
    path: '/suppliers/{id}',
    exemptFromDeadline: true,
    capability: 'supply:write',
    fresh: true,
  },
  'console/suppliers/post-suppliers-waive-doubt': {
    method: 'POST',
    path: '/suppliers/{id}/waive-doubt',
    capability: 'supply:write',
  },
  'console/suppliers/get-suppliers-unread-rows': {
    method: 'GET',
    path: '/suppliers/{id}/unread-rows',
    capability: 'supply:read',
  },
  'console/suppliers/get-suppliers-unknown-codes': {
    method: 'GET',
    path: '/suppliers/{id}/unknown-codes',
    capability: 'supply:read',
  },
  'console/suppliers/get-suppliers-set-aside': {
    method: 'GET',
    path: '/suppliers/{id}/set-aside',
    capability: 'supply:read',
  },
  'console/suppliers/get-supplier-health': {
    method: 'GET',
    path: '/supplier-health',
    capability: 'supply:read',
  },
  'console/suppliers/get-suppliers-health': {
    method: 'GET',
    path: '/suppliers/{id}/health',
    capability: 'supply:read',
  },
  'console/suppliers/put-suppliers-pause': {
    method: 'PUT',
    path: '/suppliers/{id}/pause',
    capability: 'supply:write',
  },

  'console/reconciliations/get-reconciliations': {
    method: 'GET',
    path: '/suppliers/{id}/reconciliations',
    capability: 'supply:read',
  },
  'console/reconciliations/post-reconciliations': {
    method: 'POST',
    path: '/suppliers/{id}/reconciliations',
    capability: 'supply:write',
  },
  'console/reconciliations/post-reconciliations-lines': {
    method: 'POST',
    path: '/reconciliations/{reconciliation}/lines',
    bodyBytes: 4_194_304,
    exemptFromDeadline: true,
    capability: 'supply:write',
  },
  'console/reconciliations/post-reconciliations-compare': {
    method: 'POST',
    path: '/reconciliations/{reconciliation}/compare',
    capability: 'supply:write',
  },
  'console/reconciliations/post-reconciliations-apply': {
    method: 'POST',
    path: '/reconciliations/{reconciliation}/apply',
    fresh: true,
    capability: 'supply:write',
  },
  'console/reconciliations/get-reconciliations-id': {
    method: 'GET',
    path: '/reconciliations/{reconciliation}',
    capability: 'supply:read',
  },
  'console/reconciliations/get-reconciliations-findings': {
    method: 'GET',
    path: '/reconciliations/{reconciliation}/findings',
    capability: 'supply:read',
  },

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

  'console/apps/get-apps': { method: 'GET', path: '/apps', capability: 'apps:read' },
  'console/apps/post-apps': { method: 'POST', path: '/apps', capability: 'apps:govern', fresh: true },
  'console/apps/get-apps-id': { method: 'GET', path: '/apps/{app}', capability: 'apps:read' },
  'console/apps/put-apps-id': { method: 'PUT', path: '/apps/{app}', capability: 'apps:write' },
  'console/apps/put-apps-state': { method: 'PUT', path: '/apps/{app}/state', capability: 'apps:govern' },
  'console/apps/put-apps-maintenance': {
    method: 'PUT',
    path: '/apps/{app}/maintenance',
    capability: 'apps:govern',
  },

  'console/design/get-apps-design': { method: 'GET', path: '/apps/{app}/design', capability: 'apps:read' },
  'console/design/put-apps-design-draft': {
    method: 'PUT',
    path: '/apps/{app}/design/draft',
    capability: 'apps:write',
  },
  'console/design/post-apps-design-publish': {
    method: 'POST',
    path: '/apps/{app}/design/publish',
    capability: 'apps:write',
  },
  'console/design/post-apps-design-restore': {
    method: 'POST',
    path: '/apps/{app}/design/restore',
    capability: 'apps:write',
  },
  'console/design/post-apps-design-discard': {
    method: 'POST',
    path: '/apps/{app}/design/discard',
    capability: 'apps:write',
  },

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

  'console/go-live/get-apps-go-live': {
    method: 'GET',
    path: '/apps/{app}/go-live',
    capability: 'go-live',
  },
  'console/go-live/post-apps-go-live-test-user': {
    method: 'POST',
    path: '/apps/{app}/go-live/test-user',
    capability: 'go-live',
  },
  'console/go-live/post-apps-go-live-doctor': {
    method: 'POST',
    path: '/apps/{app}/go-live/doctor',
    exemptFromDeadline: true,
    capability: 'go-live',
  },
  'console/go-live/post-apps-go-live-origins': {
    method: 'POST',
    path: '/apps/{app}/go-live/origins',
    capability: 'apps:write',
  },
  'console/go-live/post-apps-go-live-live': {
    method: 'POST',
    path: '/apps/{app}/go-live/live',
    capability: 'go-live',
  },
  'console/go-live/post-apps-go-live-test': {
    method: 'POST',
    path: '/apps/{app}/go-live/test',
    capability: 'go-live',
  },

  'console/statements/get-apps-statement': {
    method: 'GET',
    path: '/apps/{app}/statements/{period}',
    exemptFromDeadline: true,
    capability: 'statements',
  },

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
} as const satisfies Record<string, ConsoleCallRow>;

export interface ConsoleCallRow extends Pick<CallRow, 'method' | 'path' | 'exemptFromDeadline'> {
  /** What the asker needs; null is open to everybody. */
  readonly capability: Capability | null;
  /** A factor must have been proven within the last ten minutes. */
  readonly fresh?: true;
  /** For people only: the operators' key has no account. */
  readonly person?: true;
  /** How large its body may be, where it may be larger than others. */
  readonly bodyBytes?: number;
  /** At which stages of a sign-in it may be made; signed in completely when absent. */
  readonly stages?: readonly ('factor' | 'enrol' | 'full')[];
}
export type ConsoleCallName = keyof typeof consoleCalls;
