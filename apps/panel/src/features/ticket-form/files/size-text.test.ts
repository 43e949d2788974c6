import { expect, it } from 'vitest';
import { sizeText } from './size-text.ts';

it.each([
  [0, 'en', '0 kB'],
  [12, 'en', '1 kB'],
  [340 * 1024, 'en', '340 kB'],
  [1_048_576, 'en', '1 MB'],
  [1_572_864, 'de', '1,5 MB'],
  [1_572_864, 'ar', '1.5 م.ب'],
])('%d bytes read in %s as %s', (bytes, language, words) => {
  expect(sizeText(bytes, language).replaceAll('\u200f', '')).toBe(words);
});
