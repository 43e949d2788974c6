import { expect, it } from 'vitest';
import { sayStep } from './say-step.ts';

it.each([
  [[], null],
  [[{ said: 60, starts: 20, finished: null }], null],
  [
    [
      { said: 20, starts: 90, finished: 18 },
      { said: 60, starts: 300, finished: 58 },
      { said: 70, starts: 900, finished: null },
    ],
    'When we said 60%, 58% finished.',
  ],
])('OD-01 %o says %s', (steps, sentence) => {
  expect(sayStep(steps)).toBe(sentence);
});
