import { expect, it } from 'vitest';
import { percentAnswered } from './completeness.ts';

it.each([
  { answered: 7, total: 10, percent: 70 },
  { answered: 0, total: 9, percent: 0 },
  { answered: 199, total: 200, percent: 99 },
  { answered: 1, total: 3, percent: 33 },
  { answered: 9, total: 9, percent: 100 },
  { answered: 0, total: 0, percent: 100 },
])('$answered of $total answered are $percent percent', ({ percent, ...given }) => {
  expect(percentAnswered(given)).toBe(percent);
});
