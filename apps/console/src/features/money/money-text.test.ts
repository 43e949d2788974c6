import { expect, it } from 'vitest';
import { figure, moneyText, pointsText, signedFigure } from './money-text.ts';

it.each([
  [12_430, 0, '12,430'],
  [-600, 0, '−600'],
  [1_205, 2, '12.05'],
  [0, 2, '0.00'],
  ['-5', 3, '−0.005'],
  ['9007199254740993', 2, '90,071,992,547,409.93'],
])('%s with %s decimals is %s', (amount, decimals, text) => {
  expect(figure(amount, { decimals })).toBe(text);
});

it('names the currency, and a gain has its sign', () => {
  expect(moneyText(5, { currency: 'Coins', decimals: 0 })).toBe('5 Coins');
  expect(moneyText('5', { currency: '', decimals: 0 })).toBe('5');
  expect(pointsText(-150, { name: 'Coins', decimals: 2 })).toBe('−1.50 Coins');
  expect(signedFigure(5, { decimals: 0 })).toBe('+5');
  expect(signedFigure(0, { decimals: 0 })).toBe('0');
});
