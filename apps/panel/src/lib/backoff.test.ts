import { expect, it } from 'vitest';
import { backoffMs } from './backoff.ts';

const backoff = { firstMs: 500, maxMs: 8_000 };

it.each([
  [0, 1, 500],
  [1, 1, 1_000],
  [4, 1, 8_000],
  [5, 1, 8_000],
  [2_000, 1, 8_000],
  [0, 0, 0],
  [2, 0.25, 500],
  [9, 0.5, 4_000],
])('AP-04 the wait after failure %d, with chance %d, is %d ms', (nth, random, ms) => {
  expect(backoffMs(backoff, nth, random)).toBe(ms);
});
