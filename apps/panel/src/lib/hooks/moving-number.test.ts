import { expect, it } from 'vitest';
import { movingNumber, runMs } from './moving-number.ts';

it('starts where it was and ends exactly at the new value', () => {
  expect([-5, 0, runMs, runMs * 3].map((elapsed) => movingNumber(1240, 1960, elapsed))).toEqual([
    1240, 1240, 1960, 1960,
  ]);
});

it('only ever goes towards its end, up or down, in whole steps', () => {
  const moments = Array.from({ length: 91 }, (_, step) => step * 10);
  const up = moments.map((elapsed) => movingNumber(0, 720, elapsed));
  const down = moments.map((elapsed) => movingNumber(720, 0, elapsed));
  expect(up).toEqual(up.toSorted((a, b) => a - b));
  expect(down).toEqual(down.toSorted((a, b) => b - a));
  expect([...up, ...down].every(Number.isInteger)).toBe(true);
});

it('has done most of the way by half the time', () => {
  expect(movingNumber(0, 1000, runMs / 2)).toBe(875);
});
