import { expect, it } from 'vitest';
import { dollars, points } from './money.ts';

it.each([
  [0, '$0.00'],
  ['1250000', '$1.25'],
  ['-1250000', '−$1.25'],
  [1, '$0.000001'],
  ['1234567890000', '$1,234,567.89'],
  [100_000, '$0.10'],
])('%s micros are %s', (micros, text) => {
  expect(dollars(micros)).toBe(text);
});

it.each([
  ['500', 0, 'Coins', '500 Coins'],
  ['123456', 2, 'Coins', '1,234.56 Coins'],
  ['-5', 3, '', '−0.005'],
])('%s units with %d decimals of %s are %s', (units, decimals, currency, text) => {
  expect(points(units, decimals, currency)).toBe(text);
});
