import { expect, it } from 'vitest';
import { fillAnswer } from './fill-answer.ts';

const values = { user: 'bob-20417', app: 'Pixel Quest', me: '{user}' };

it.each([
  ['Hi {user}, thank you.', 'Hi bob-20417, thank you.'],
  ['{user} in {app}: {user}', 'bob-20417 in Pixel Quest: bob-20417'],
  ['Bye, {me}', 'Bye, {user}'],
  ['{ user } {coins} {} {__proto__} {toString}', '{ user } {coins} {} {__proto__} {toString}'],
])('%s', (text, filled) => expect(fillAnswer(text, values)).toBe(filled));
