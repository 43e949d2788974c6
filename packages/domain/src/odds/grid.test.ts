import { expect, it } from 'vitest';
import { onGrid, steppedSeconds, steppedWeek } from './grid.ts';

it('OD-01 moves odds little', () => {
  for (let p = 0.02; p < 0.98; p += 0.01) {
    expect(Math.abs(onGrid(p) - p)).toBeLessThan(0.0126);
    expect(onGrid(onGrid(p))).toBe(onGrid(p));
  }
});

it.each([
  [1, 10],
  [44, 40],
  [130, 120],
  [250, 240],
  [599, 600],
  [1_000, 1_020],
])('says %s seconds as %s', (seconds, shown) => {
  expect(steppedSeconds(seconds)).toBe(shown);
});

it.each([
  [0, 0, { started: 0, finished: 0 }],
  [7, 3, { started: 7, finished: 3 }],
  [99, 50, { started: 99, finished: 50 }],
  [212, 127, { started: 210, finished: 126 }],
  [1_250, 1_250, { started: 1_200, finished: 1_200 }],
])('says a week of %s and %s', (started, finished, shown) => {
  expect(steppedWeek(started, finished)).toEqual(shown);
});
