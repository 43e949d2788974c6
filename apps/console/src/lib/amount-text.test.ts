import { expect, it } from 'vitest';
import { amountText, dollarsText, percentText } from './amount-text.ts';

it.each([
  [12_430, { name: 'Coins', decimals: 0 }, '12,430 Coins'],
  [12_430, { name: 'Gems', decimals: 2 }, '124.30 Gems'],
])('%d is %j', (amount, currency, text) => {
  expect(amountText(amount, currency)).toBe(text);
});

it.each([
  [1_250_000, '$1.25'],
  [90_000, '$0.09'],
  [4_200, '$0.004'],
  [0, '$0.00'],
])('%d millionths are %s', (micros, text) => {
  expect(dollarsText(micros)).toBe(text);
});

it('parts are percents', () => {
  expect([percentText(0.5), percentText(0.1234)]).toEqual(['50%', '12.3%']);
});
