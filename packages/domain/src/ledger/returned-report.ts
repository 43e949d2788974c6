import type { Outcome } from '@earnwall/contract/outcomes';

/** How a supplier's signed return stands in for a callback. */
export interface ReturnRules {
  /** A complete that comes back sooner after the start is not paid. */
  readonly minSeconds: number;
  /** What pays waits so many days, until the supplier can no longer take it back; 0 waits for nothing. */
  readonly holdDays: number;
}

export interface ReturnedReport {
  readonly outcome: Outcome;
  readonly reason: 'too_fast' | null;
  /** Null where it counts at once. */
  readonly release_at: Date | null;
}

const dayMs = 24 * 60 * 60 * 1000;

/**
 * What a signed return says about its click (decision 0114). Nobody answers a survey in seconds, however well the return is
 * signed; and what may still be taken back is not paid before that time is over.
 */
export function returnedReport(
  { outcome, at }: { readonly outcome: Outcome; readonly at: Date },
  started_at: Date,
  { minSeconds, holdDays }: ReturnRules,
): ReturnedReport {
  const isTooFast = at.getTime() - started_at.getTime() < minSeconds * 1000;
  if (outcome === 'complete' && isTooFast)
    return { outcome: 'quality', reason: 'too_fast', release_at: null };
  const isHeld = holdDays > 0 && (outcome === 'complete' || outcome === 'partial');
  return { outcome, reason: null, release_at: isHeld ? new Date(at.getTime() + holdDays * dayMs) : null };
}
