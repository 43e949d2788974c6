import type { ConsoleAnswerOf } from '@earnwall/contract/console-call-types';

export type Ledger = ConsoleAnswerOf<'console/users/get-users-ledger'>;
export type LedgerLine = Ledger['lines'][number];

/** What was proven, in words. */
export function proofText({ movements, unbalanced, balances_match }: Ledger['proof']): string {
  if (unbalanced > 0) return `${unbalanced} of ${movements} movements do not sum to zero`;
  return balances_match ? 'sums to zero' : 'the balance is not the sum of its lines';
}

export const isProven = ({ unbalanced, balances_match }: Ledger['proof']): boolean =>
  unbalanced === 0 && balances_match;
