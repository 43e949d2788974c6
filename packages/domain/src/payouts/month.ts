import { finalAt, hasBegun, type Period, periodOf } from '../statements/period.ts';

export type PayoutState = 'open' | 'closed' | 'paid';

/** A month of UTC; null where it is none, such as `2026-13` or a day. */
export function monthOf(name: string): Period | null {
  const period = periodOf(name);
  return period?.kind === 'month' ? period : null;
}

export type CloseRefusal = 'not-begun' | 'not-over' | 'nothing-earned' | 'closed';

interface MonthFacts {
  /** Apps that anything was moved for. */
  readonly apps: number;
  readonly closed: number;
}

/**
 * Why a month cannot be closed; null where it can. Not before it is final: what was under way at its end is booked in it,
 * whatever comes later in the next one (decision 0124).
 */
export function closeRefusal(month: Period, { apps, closed }: MonthFacts, now: Date): CloseRefusal | null {
  if (!hasBegun(month, now)) return 'not-begun';
  if (finalAt(month) > now) return 'not-over';
  if (apps === 0) return 'nothing-earned';
  return closed === apps ? 'closed' : null;
}

/** Those that can be closed, the oldest first, each with the moment it was over. */
export const closableMonths = (
  months: readonly (MonthFacts & { readonly month: string })[],
  now: Date,
): { month: string; over_at: Date }[] =>
  months
    .flatMap((facts) => {
      const period = monthOf(facts.month);
      const isClosable = period !== null && closeRefusal(period, facts, now) === null;
      return isClosable ? [{ month: facts.month, over_at: period.to }] : [];
    })
    .toSorted((a, b) => a.over_at.getTime() - b.over_at.getTime());

interface Parts {
  readonly apps: number;
  readonly closed: number;
  readonly paid: number;
  /** Closed, not paid, and something is due. */
  readonly owed: number;
}

/** A month is paid once every app is that is owed something; nobody owed anything is a month that is only closed. */
export function monthState({ apps, closed, paid, owed }: Parts): PayoutState {
  if (apps === 0 || closed < apps) return 'open';
  return paid > 0 && owed === 0 ? 'paid' : 'closed';
}
