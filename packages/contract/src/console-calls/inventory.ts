import type { ConsoleCallRows } from './row.ts';

export const inventoryCalls = {
  'console/inventory/get-users-explain': {
    method: 'GET',
    path: '/users/{app}/{uhash}/explain',
    capability: 'users:read',
  },
  'console/inventory/get-inventory-surveys': {
    method: 'GET',
    path: '/inventory/surveys',
    capability: 'inventory:read',
  },
  'console/inventory/put-inventory-surveys': {
    method: 'PUT',
    path: '/inventory/surveys',
    capability: 'inventory:write',
  },
  'console/inventory/get-inventory-surveys-id': {
    method: 'GET',
    path: '/inventory/surveys/{survey}',
    capability: 'inventory:read',
  },
  'console/inventory/get-inventory-surveys-explain': {
    method: 'GET',
    path: '/inventory/surveys/{survey}/explain',
    capability: 'users:read',
  },
  'console/inventory/get-inventory-offers': {
    method: 'GET',
    path: '/inventory/offers',
    capability: 'inventory:read',
  },
  'console/inventory/put-inventory-offers': {
    method: 'PUT',
    path: '/inventory/offers',
    capability: 'inventory:write',
  },
  'console/inventory/get-inventory-offers-id': {
    method: 'GET',
    path: '/inventory/offers/{offer}',
    capability: 'inventory:read',
  },
  'console/inventory/get-inventory-offers-explain': {
    method: 'GET',
    path: '/inventory/offers/{offer}/explain',
    capability: 'users:read',
  },
} as const satisfies ConsoleCallRows;
