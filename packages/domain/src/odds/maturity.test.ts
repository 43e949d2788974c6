import { expect, it } from 'vitest';
import { maturesAfterMs } from './maturity.ts';

it.each([
  [60, 60],
  [1800, 60],
  [2400, 80],
])('a survey of %d s is counted after %d minutes', (loi, minutes) => {
  expect(maturesAfterMs(loi)).toBe(minutes * 60_000);
});
