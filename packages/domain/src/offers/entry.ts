import type { DollarLine } from '../ledger/dollars.ts';
import { payoutEntry } from '../ledger/entry.ts';
import type { Points } from './points.ts';

interface OfferLine {
  readonly account:
    | 'user'
    | 'user_pending'
    | 'user_test'
    | 'publisher'
    | 'publisher_pending'
    | 'publisher_test';
  readonly currency: 'app';
  readonly amount: bigint;
}

export interface OfferEntry {
  readonly kind: 'offer_reward' | 'pending' | 'release' | 'reversal' | 'payout';
  readonly lines: readonly (OfferLine | DollarLine)[];
  /** As user and publisher may read it. */
  readonly reason: string;
}

/**
 * The ledger entry for moved points of a milestone (SV-04): the user gains what the publisher owes, and pending points
 * have separate accounts on both sides. `dollars` are the lines of what the network pays. Null when nothing moves.
 */
export function offerEntryOf(
  before: Points,
  after: Points,
  {
    name,
    isTest,
    dollars,
  }: { readonly name: string; readonly isTest: boolean; readonly dollars: readonly DollarLine[] },
): OfferEntry | null {
  const waiting = after.pending - before.pending;
  const counting = after.credited - before.credited;
  const points = [
    ...pair('user_pending', 'publisher_pending', waiting),
    ...(isTest ? pair('user_test', 'publisher_test', counting) : pair('user', 'publisher', counting)),
  ];
  if (points.length === 0) return dollars.length === 0 ? null : payoutEntry(dollars);
  const lines = [...points, ...dollars];
  if (waiting + counting < 0n)
    return { kind: 'reversal', reason: `${name}: taken back by the offer’s network`, lines };
  if (waiting > 0n) return { kind: 'pending', reason: `${name}: waits to be confirmed`, lines };
  if (waiting < 0n) return { kind: 'release', reason: `${name}: confirmed`, lines };
  return { kind: 'offer_reward', reason: name, lines };
}

function pair(gains: OfferLine['account'], owes: OfferLine['account'], amount: bigint): OfferLine[] {
  if (amount === 0n) return [];
  return [
    { account: gains, currency: 'app', amount },
    { account: owes, currency: 'app', amount: -amount },
  ];
}
