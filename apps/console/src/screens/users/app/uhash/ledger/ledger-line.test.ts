import { expect, it } from 'vitest';
import { isProven, proofText } from './ledger-line.ts';

it.each([
  [{ movements: 3, unbalanced: 0, balances_match: true }, true, 'sums to zero'],
  [{ movements: 3, unbalanced: 1, balances_match: true }, false, '1 of 3 movements do not sum to zero'],
  [{ movements: 3, unbalanced: 0, balances_match: false }, false, 'the balance is not the sum of its lines'],
])('%o', (proof, proven, text) => {
  expect([isProven(proof), proofText(proof)]).toEqual([proven, text]);
});
