import type { ConsoleCallRows } from './row.ts';

export const teamCalls = {
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
  'console/publishers/post-publishers': {
    method: 'POST',
    path: '/publishers',
    capability: 'publishers',
    fresh: true,
  },
  'console/publishers/put-publishers': { method: 'PUT', path: '/publishers/{id}', capability: 'publishers' },
  'console/publishers/put-publishers-share': {
    method: 'PUT',
    path: '/publishers/{id}/share',
    capability: 'publishers',
    fresh: true,
  },
} as const satisfies ConsoleCallRows;
