import { expect, it } from 'vitest';
import { errorsAt } from './errors-at.ts';

const errors = {
  '/settings/base': ['must be https'],
  '/settings/questions/7/question': ['is missing'],
  '/settings/base_url': ['another'],
  id: ['Invalid string'],
};

it.each([
  ['/settings/base', ['must be https']],
  ['/settings/questions', ['7/question: is missing']],
  ['/id', ['Invalid string']],
  ['/name', []],
])('CO-02 what is wrong at %s', (pointer, expected) => {
  expect(errorsAt(errors, pointer)).toEqual(expected);
});
