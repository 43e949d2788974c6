import { expect, it } from 'vitest';
import { dollarText, editable, typedAmount } from './money-text.ts';

const coins = { name: 'Coins', decimals: 0, per_dollar: 700 };
const cash = { name: 'USD', decimals: 2, per_dollar: 1 };

it.each([
  [1205, coins, '≈ $1.72', '1205'],
  [5, coins, '≈ $0.01', '5'],
  [1250, cash, '≈ $12.50', '12.5'],
])('CO-02 %d of %j is %s', (amount, currency, dollars, typed) => {
  expect(dollarText(amount, currency)).toBe(dollars);
  expect(editable(amount, currency)).toBe(typed);
});

it.each([
  ['1,205', coins, { amount: 1205, sent: '1205' }],
  [' 12.50 ', cash, { amount: 1250, sent: '12.50' }],
  ['12.505', cash, null],
  ['1.5', coins, null],
  ['0', coins, null],
  ['-5', coins, null],
  ['', coins, null],
])('CO-02 “%s” as it is typed', (text, currency, read) => {
  expect(typedAmount(text, currency)).toEqual(read);
});
