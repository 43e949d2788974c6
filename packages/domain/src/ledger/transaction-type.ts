import type { TransactionType } from '@earnwall/contract/transaction-types';
import { reduced } from './entry.ts';

interface MovementFacts {
  readonly kind: string;
  readonly reason: string;
  /** The supplier's outcome that it pays for; null where no survey is behind it. */
  readonly outcome: string | null;
  /** What the user gets by it. */
  readonly amount: bigint;
}

const byKind: Readonly<Record<string, TransactionType>> = {
  offer_reward: 'credit',
  bonus: 'bonus',
  extension_bonus: 'extension',
  pending: 'pending',
  release: 'release',
};

/** What publishers call a movement of the ledger (PB-01). */
export function transactionType({ kind, reason, outcome, amount }: MovementFacts): TransactionType {
  if (kind === 'survey_reward') return surveyType(outcome);
  if (kind === 'reversal') return reason === reduced ? 'correction' : 'reversal';
  if (kind === 'adjustment') return outcome !== null && amount > 0n ? 'upgrade' : 'correction';
  return byKind[kind] ?? 'correction';
}

function surveyType(outcome: string | null): TransactionType {
  if (outcome === null || outcome === 'complete') return 'credit';
  return outcome === 'partial' ? 'partial' : 'screen_out';
}
