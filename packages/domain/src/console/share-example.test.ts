import { expect, it } from 'vitest';
import { shareExample } from './share-example.ts';

const example = (payout_share: string, revenue_share: string, isOwn = true) =>
  shareExample({ payout_share, revenue_share }, isOwn);

it.each([
  [
    ...(['70', '50', true] as const),
    'Of each $1.00 that a supplier pays, you are paid $0.70, and users get the worth of $0.50.',
  ],
  [
    ...(['66.67', '100', false] as const),
    'Of each $1.00 that a supplier pays, the publisher is paid $0.6667, and users get the worth of $1.00.',
  ],
])('CO-10 of %s %% users get %s %% (own: %s)', (paid, given, isOwn, text) => {
  expect(example(paid, given, isOwn)?.text).toBe(text);
});

it('CO-10 warns where users get more than the publisher is paid, and only there', () => {
  expect(example('70', '70')?.warning).toBeNull();
  expect(example('70', '70.01')?.warning).toBe(
    'Users get more than you are paid. You bear $0.0001 of each $1.00.',
  );
  expect(example('0', '100', false)?.warning).toBe(
    'Users get more than the publisher is paid. The publisher bears $1.00 of each $1.00.',
  );
});

it.each([
  ['70', 'much'],
  ['', '50'],
  ['70', '100.01'],
])('says nothing of “%s” and “%s”', (paid, given) => {
  expect(example(paid, given)).toBeNull();
});
