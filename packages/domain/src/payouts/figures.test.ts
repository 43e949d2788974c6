import { expect, it } from 'vitest';
import { dueOf, marginOf, noFigures, type PayoutFigures, sumFigures } from './figures.ts';

const march: PayoutFigures = {
  ...{ payouts: 10_000_000n, payout_reversals: -3_000_000n, rewards: 5_000_000n, reversals: -1_500_000n },
};
const april: PayoutFigures = {
  ...{ payouts: 0n, payout_reversals: -1_000_001n, rewards: 0n, reversals: -500_000n },
};

it.each<[string, PayoutFigures, bigint, bigint]>([
  ['a usual month', march, 3_500_000n, 3_500_000n],
  ['a month of reversals alone', april, -500_000n, -500_001n],
  ['both', sumFigures(march, april), 3_000_000n, 2_999_999n],
  ['nothing', noFigures, 0n, 0n],
])('CO-10 due and margin of %s', (_what, figures, due, margin) => {
  expect(dueOf(figures)).toBe(due);
  expect(marginOf(figures)).toBe(margin);
});

it('CO-10 adds nothing to what there is', () => {
  expect(sumFigures(march, noFigures)).toEqual(march);
});
