import type { ConsoleCallRows } from './row.ts';

export const appsCalls = {
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
} as const satisfies ConsoleCallRows;
