import { expect, it } from 'vitest';
import { spreadMs } from './spread.ts';

it.each([
  [0, 45_000],
  [0.5, 60_000],
  [1, 75_000],
])('PL-01 a minute with chance %d is %d ms', (random, ms) => {
  expect(spreadMs(60_000, random)).toBe(ms);
});
