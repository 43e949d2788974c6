// Where a supplier's statement, our ledger and the publishers' acknowledgements differ.

/** `rejected`: only what it names is taken back. `approved`: whatever of its period it does not name is taken back. */
export const listKinds = ['rejected', 'approved'] as const;
export type ListKind = (typeof listKinds)[number];

export const findingKinds = [
  /** Named in a list of rejected ones, and credited by us. */
  'rejected',
  /** Credited by us in the period of a list of approved ones that does not name it. */
  'absent',
  /** Named in a list of approved ones, and not credited by us. */
  'not_credited',
  /** Named in a list of approved ones, and taken back by us on an earlier report. */
  'taken_back',
  /** Both say that it is paid, but not how much. */
  'amount',
  /** We know nothing by that name. */
  'unknown',
  /** Named before in the same list. */
  'repeated',
  /** Paid by us, and the publisher's server has not acknowledged it. */
  'not_acknowledged',
] as const;
export type FindingKind = (typeof findingKinds)[number];

export type FindingAction = 'reverse' | 'credit';

/** What applying a reconciliation does about it; null leaves it to people. */
export function actionOn(kind: FindingKind): FindingAction | null {
  if (kind === 'rejected' || kind === 'absent') return 'reverse';
  return kind === 'not_credited' ? 'credit' : null;
}
