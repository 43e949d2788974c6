import { expect, it } from 'vitest';
import { afterOnlineMs, reconnectMs } from './reconnect-delay.ts';

it.each([
  [0, 0, 0],
  [0, 0.5, 5_000],
  [0, 1, 10_000],
  [1, 1, 20_000],
  [2, 1, 30_000],
  [9, 1, 30_000],
  [9, 0.1, 3_000],
])('PL-01 RL-01 after %d failures, with chance %d, a page comes back in %d ms', (failures, random, ms) => {
  expect(reconnectMs(failures, random)).toBe(ms);
});

it('PL-01 a network that is there again is used within five seconds', () => {
  expect([0, 0.5, 1].map(afterOnlineMs)).toEqual([0, 2_500, 5_000]);
});
