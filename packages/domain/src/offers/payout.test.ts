import { expect, it } from 'vitest';
import { milestonePayout } from './payout.ts';

const reached = { reached_at: new Date(0), pending: 0n, payout_micros: 2_000_000n };

it.each<[string, Parameters<typeof milestonePayout>[0], boolean, bigint]>([
  ['is paid once its points count', reached, false, 2_000_000n],
  ['is not paid while they are pending', { ...reached, pending: 40n }, false, 0n],
  ['is not paid before it is reached, or once it is taken back', { ...reached, reached_at: null }, false, 0n],
  ['is not paid in test mode', reached, true, 0n],
  [
    'is not paid where it was opened before dollars were booked',
    { ...reached, payout_micros: null },
    false,
    0n,
  ],
])('CO-10 a milestone %s', (_what, milestone, isTest, payout) => {
  expect(milestonePayout(milestone, isTest)).toBe(payout);
});
