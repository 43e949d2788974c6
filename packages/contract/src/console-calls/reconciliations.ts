import type { ConsoleCallRows } from './row.ts';

export const reconciliationsCalls = {
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
  'console/reconciliations/get-reconciliations-broken': {
    method: 'GET',
    path: '/reconciliations/{reconciliation}/broken-lines',
    capability: 'supply:read',
  },
  'console/reconciliations/get-reconciliations-findings': {
    method: 'GET',
    path: '/reconciliations/{reconciliation}/findings',
    capability: 'supply:read',
  },
} as const satisfies ConsoleCallRows;
