import { expect, it } from 'vitest';
import { scoreText } from './score-text.ts';

it.each([
  [4, 'en', '4.0'],
  [4.26, 'en', '4.3'],
  [4.3, 'de', '4,3'],
  [4.5, 'ar', '4.5'],
])('writes a rating of %d in %s as %s', (score, language, written) => {
  expect(scoreText(score, language)).toBe(written);
});
