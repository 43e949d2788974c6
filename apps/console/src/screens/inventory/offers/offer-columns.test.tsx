// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { offerColumns } from './offer-columns.tsx';

const idsFor = (isOperator: boolean) => offerColumns({ isOperator, currency: null }).map(({ id }) => id);

it('CO-02 payouts and earnings per click are for operators', () => {
  expect(idsFor(true)).toEqual(expect.arrayContaining(['payout', 'epc']));
  for (const id of ['payout', 'epc']) expect(idsFor(false)).not.toContain(id);
});
