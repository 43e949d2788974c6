import { expect, it } from 'vitest';
import { rateText } from './rate.ts';

it.each([
  [1, 64, '1.6%'],
  [0, 3, '0%'],
  [1, 2, '50%'],
  [0, 0, null],
])('%s of %s is %s', (part, whole, text) => expect(rateText(part, whole)).toBe(text));
