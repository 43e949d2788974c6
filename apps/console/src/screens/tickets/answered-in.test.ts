import { expect, it } from 'vitest';
import { answeredIn } from './answered-in.ts';

it.each([
  [null, 'not answered'],
  [20, 'answered at once'],
  [600, 'answered in 10 min'],
  [3 * 3600, 'answered in 3 h'],
  [47 * 3600, 'answered in 47 h'],
  [72 * 3600, 'answered in 3 days'],
])('CO-02 %s seconds: %s', (seconds, text) => expect(answeredIn(seconds)).toBe(text));
