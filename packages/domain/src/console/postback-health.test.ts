import { expect, it } from 'vitest';
import { postbackHealth } from './postback-health.ts';

const earlier = new Date('2026-03-10T12:00:00Z');

it.each([
  [null, null, 'none'],
  ['on', null, 'good'],
  ['on', earlier, 'retrying'],
  ['paused', earlier, 'paused'],
  ['failing', earlier, 'stopped'],
  ['gone', null, 'stopped'],
] as const)('an endpoint that is %s, failing since %s: %s', (state, since, health) => {
  expect(postbackHealth(state, since)).toBe(health);
});
