import { describe, expect, it } from 'vitest';
import { monthName, netPayouts, pointsOf } from './payout-texts.ts';

describe('CO-10 amounts', () => {
  it('of suppliers are what is left of them', () => {
    const figures = { rewards: 0, reversals: 0, due: 0, margin: 0 };
    expect(netPayouts({ ...figures, payouts: 10, payout_reversals: -4 })).toBe(6);
    expect(netPayouts({ ...figures, payouts: null, payout_reversals: null })).toBeNull();
  });

  it.each([
    [1_500, 0, '1,500 Coins'],
    [-150, 2, '−1.50 Coins'],
  ])('%s points with %s decimals are %s', (points, decimals, text) => {
    const app = { id: 'a', name: 'A', currency_name: 'Coins', decimals, publisher: { id: 'p', name: 'P' } };
    expect(pointsOf({ points, app })).toBe(text);
  });
});

it.each([
  ['2026-10', 'October 2026'],
  ['nonsense', 'nonsense'],
])('CO-10 %s is %s', (month, text) => {
  expect(monthName(month)).toBe(text);
});
