import type { ConsoleCallRows } from './row.ts';

export const payoutsCalls = {
  'console/payouts/get-payouts': { method: 'GET', path: '/payouts', capability: 'payouts:read' },
  'console/payouts/get-payouts-month': {
    method: 'GET',
    path: '/payouts/{month}',
    capability: 'payouts:read',
  },
  'console/payouts/get-payouts-days': {
    method: 'GET',
    path: '/payouts/{month}/apps/{app}/days',
    capability: 'payouts:read',
  },
  'console/payouts/get-payouts-suppliers': {
    method: 'GET',
    path: '/payouts/{month}/suppliers',
    capability: 'payouts:write',
  },
  'console/payouts/post-payouts-close': {
    method: 'POST',
    path: '/payouts/{month}/close',
    capability: 'payouts:write',
    fresh: true,
    exemptFromDeadline: true,
  },
  'console/payouts/put-payouts-paid': {
    method: 'PUT',
    path: '/payouts/{month}/paid',
    capability: 'payouts:write',
    fresh: true,
  },
} as const satisfies ConsoleCallRows;
