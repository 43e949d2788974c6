import type { ConsoleCallRows } from './row.ts';

export const bonusesCalls = {
  'console/bonuses/get-bonuses': { method: 'GET', path: '/bonuses', capability: 'apps:read' },
  'console/bonuses/post-bonuses': { method: 'POST', path: '/bonuses', capability: 'apps:govern' },
  'console/bonuses/post-bonuses-estimate': {
    method: 'POST',
    path: '/bonuses/estimate',
    capability: 'apps:govern',
  },
  'console/bonuses/get-bonuses-offers': {
    method: 'GET',
    path: '/bonuses/offers',
    capability: 'apps:govern',
  },
  'console/bonuses/get-bonuses-id': { method: 'GET', path: '/bonuses/{id}', capability: 'apps:read' },
  'console/bonuses/put-bonuses-id': { method: 'PUT', path: '/bonuses/{id}', capability: 'apps:govern' },
  'console/bonuses/put-bonuses-end': {
    method: 'PUT',
    path: '/bonuses/{id}/end',
    capability: 'apps:govern',
  },
  'console/announcements/get-announcements': {
    method: 'GET',
    path: '/announcements',
    capability: 'apps:read',
  },
  'console/announcements/post-announcements': {
    method: 'POST',
    path: '/announcements',
    capability: 'apps:govern',
  },
  'console/announcements/get-announcements-id': {
    method: 'GET',
    path: '/announcements/{id}',
    capability: 'apps:read',
  },
  'console/announcements/put-announcements-id': {
    method: 'PUT',
    path: '/announcements/{id}',
    capability: 'apps:govern',
  },
  'console/announcements/put-announcements-end': {
    method: 'PUT',
    path: '/announcements/{id}/end',
    capability: 'apps:govern',
  },
} as const satisfies ConsoleCallRows;
