import { expect, it } from 'vitest';
import { sampleProfileQuestion } from '#samples/sample-profile.ts';
import { canSave, givenIn } from './editing.ts';

it.each([
  ['unchanged', ['dog', 'cat'], ['dog', 'cat'], false],
  ['ticked in another order', ['dog', 'cat'], ['cat', 'dog'], false],
  ['typed with a space around it', ['10115'], [' 10115 '], false],
  ['empty', ['dog'], [], false],
  ['all empty', ['dog'], ['', '  '], false],
  ['another one', ['dog'], ['cat'], true],
  ['one more', ['dog'], ['dog', 'cat'], true],
  ['one less', ['dog', 'cat'], ['dog'], true],
  ['the first one where none is left', [], ['dog'], true],
])('PR-01 whether save is enabled: %s', (_case, user_answers, answers, enabled) => {
  expect(canSave({ question: sampleProfileQuestion({ user_answers }), answers })).toBe(enabled);
});

it('sends no blank answers along', () => {
  expect(givenIn({ answers: [' tea ', '', ' '] })).toEqual(['tea']);
});
