import type { ConsoleCallRows } from './row.ts';

export const suppliersCalls = {
  'console/suppliers/get-suppliers': { method: 'GET', path: '/suppliers', capability: 'supply:read' },
  'console/suppliers/get-supplier-kinds': {
    method: 'GET',
    path: '/supplier-kinds',
    capability: 'supply:read',
  },
  'console/suppliers/get-suppliers-id': {
    method: 'GET',
    path: '/suppliers/{id}',
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
  'console/suppliers/post-suppliers-dry-run-message': {
    method: 'POST',
    path: '/suppliers/dry-run-message',
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
  'console/suppliers/put-suppliers-set-aside': {
    method: 'PUT',
    path: '/suppliers/{id}/set-aside/{report}',
    capability: 'supply:write',
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
} as const satisfies ConsoleCallRows;
