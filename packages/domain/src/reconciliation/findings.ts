// What follows from the differences that a reconciliation finds.
import type { findingKinds, listKinds } from '@earnwall/contract/reconciliation';

export type ListKind = (typeof listKinds)[number];
export type FindingKind = (typeof findingKinds)[number];

export type FindingAction = 'reverse' | 'credit';

/** What applying a reconciliation does about it; null leaves it to people. */
export function actionOn(kind: FindingKind): FindingAction | null {
  if (kind === 'rejected' || kind === 'absent') return 'reverse';
  return kind === 'not_credited' ? 'credit' : null;
}
