import { expect, it } from 'vitest';
import { bookedDollars, dollarsText, exactDollars } from './dollars-text.ts';

it.each([
  [1_250_000, '$1.25'],
  [90_000, '$0.09'],
  [4_200, '$0.004'],
  [0, '$0.00'],
])('%d millionths are %s', (micros, text) => {
  expect(dollarsText(micros)).toBe(text);
});

it.each([
  [0, '$0.00'],
  [1_234_567_890, '$1,234.57'],
  [-5_000_000, '−$5.00'],
  [4_000, '$0.004'],
  [-1, '−$0.000001'],
  [null, '–'],
])('CO-10 %s millionths of the books are %s', (micros, text) => {
  expect(bookedDollars(micros)).toBe(text);
});

it.each([
  [0, '$0.00'],
  ['1250000', '$1.25'],
  ['-1250000', '−$1.25'],
  [1, '$0.000001'],
  ['1234567890000', '$1,234,567.89'],
  [100_000, '$0.10'],
])('%s millionths are exactly %s', (micros, text) => {
  expect(exactDollars(micros)).toBe(text);
});
