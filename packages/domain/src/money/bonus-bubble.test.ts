import { expect, it } from 'vitest';
import { isLongBubble } from './bonus-bubble.ts';

it.each([
  ['vi', true],
  ['fil', true],
  ['ja', true],
  ['de', true],
  ['de-AT', true],
  ['en', false],
  ['fi', false],
  ['pt-BR', false],
])('MO-02 the bonus bubble of %s is long: %s', (language, isLong) => {
  expect(isLongBubble(language)).toBe(isLong);
});
