import { expect, it } from 'vitest';
import { turnedAwayOf } from './turned-away-of.ts';

it.each([
  [60, { away: 4, of: 10 }],
  [65, { away: 7, of: 20 }],
  [95, { away: 1, of: 20 }],
  [90, { away: 1, of: 10 }],
  [5, { away: 19, of: 20 }],
  [50, { away: 5, of: 10 }],
])('OD-02 odds of %d%% turn away %o', (odds, expected) => {
  expect(turnedAwayOf(odds)).toEqual(expected);
});
