import { expect, it } from 'vitest';
import { isSameAnswer } from './same-answers.ts';

it.each([
  [['dog'], ['dog'], true],
  [['dog', 'cat'], ['cat', 'dog'], true],
  [[], [], true],
  [['dog'], ['cat'], false],
  [['dog'], ['dog', 'cat'], false],
  [['dog', 'cat'], ['dog'], false],
])('%j and then %j: %s', (before, answers, same) => {
  expect(isSameAnswer(before, answers)).toBe(same);
});
