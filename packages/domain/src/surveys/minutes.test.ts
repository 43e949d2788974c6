import { expect, it } from 'vitest';
import { surveyMinutes } from './minutes.ts';

it.each([
  [undefined, 1],
  [null, 1],
  [0, 1],
  [1, 1],
  [60, 1],
  [61, 2],
  [600, 10],
  [601, 11],
  [-30, 1],
])('shows %s seconds as %d min', (loi, minutes) => {
  expect(surveyMinutes(loi)).toBe(minutes);
});
