// What is done with each outcome that a supplier's message or list of outcomes names.
import type { SupplierOutcome } from '#ports/supplier.ts';
import type { ItemRules } from './apply-items.ts';
import type { Settled } from './settlements.ts';

export const outcomeRules = (
  settle: (outcome: SupplierOutcome) => Promise<Settled>,
): ItemRules<SupplierOutcome> => ({
  clickOf: ({ cid }) => cid,
  wordsOf: ({ rawCode }) => [rawCode],
  settle,
});
