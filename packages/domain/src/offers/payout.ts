import type { Points } from './points.ts';
import type { Progress } from './progress.ts';

interface Paying extends Pick<Progress, 'reached_at'>, Pick<Points, 'pending'> {
  /** As it stood when the link was opened; null where dollars were not booked yet. */
  readonly payout_micros: bigint | null;
}

/**
 * What the network pays for a milestone by the books (decision 0124), in millionths of a US dollar: its payout from the moment
 * its points count, and nothing while they are pending, once they are taken back, or in test mode.
 */
export function milestonePayout({ reached_at, pending, payout_micros }: Paying, isTest: boolean): bigint {
  const counts = reached_at !== null && pending === 0n;
  return counts && !isTest ? (payout_micros ?? 0n) : 0n;
}
