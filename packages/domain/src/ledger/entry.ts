import { type FundLine, fundLines } from '../fair-pay/fund.ts';
import type { AppliedReport } from './apply-report.ts';
import { type DollarLine, dollarLines, dueShareOf, type Shares } from './dollars.ts';

interface PointLine {
  readonly account: 'user' | 'user_test' | 'publisher' | 'publisher_test';
  readonly currency: 'app';
  readonly amount: bigint;
}

type EntryLine = PointLine | DollarLine | FundLine;

/** A ledger entry: the reason, as user and publisher may read it, and the lines. */
export interface Entry {
  readonly kind: 'survey_reward' | 'adjustment' | 'reversal' | 'payout';
  readonly reason: string;
  readonly lines: readonly EntryLine[];
}

/**
 * Null when nothing moves. A click in test mode moves test amounts (ID-10). Where only dollars or the fund that pays for time
 * move, it is a `payout`, which nobody is told of but those who see payouts.
 */
export function entryOf(
  applied: AppliedReport,
  { test_mode, ...shares }: Shares & { readonly test_mode: boolean },
): Entry | null {
  const { effect, amount, credited, payout, paid_micros } = applied;
  const paid = paid_micros ?? 0n;
  const others = [
    ...dollarLines(paid - payout, paid, dueShareOf(shares)),
    ...fundLines(applied.set_aside, applied.time_paid),
  ];
  if (amount === 0n) return others.length === 0 ? null : payoutEntry(others);
  const lines = [...rewardLines(amount, test_mode), ...others];
  if (amount < 0n) return { kind: 'reversal', reason: credited > 0n ? reduced : takenBack, lines };
  const reason = reasonOf(applied);
  if (effect === 'upgraded') return { kind: 'adjustment', reason: `Counted later: ${reason}`, lines };
  return { kind: 'survey_reward', reason, lines };
}

function reasonOf({ state, fair_paid, spent_minutes }: AppliedReport): string {
  if (state === 'complete') return completed;
  if (state === 'partial') return completedInPart;
  return fair_paid > 0n ? `Paid for your time: turned away after ${spent_minutes} min` : compensated;
}

const completed = 'Survey completed';
const completedInPart = 'Survey completed in part';
const compensated = 'Compensation for a survey that ended early';
const takenBack = 'Taken back by the survey’s supplier';
/** A reversal that leaves a part of the reward. */
export const reduced = 'Reduced by the survey’s supplier';

/** Only what a supplier or network pays has changed, or what is set aside of it. */
export const payoutEntry = <Line extends DollarLine | FundLine>(lines: readonly Line[]) => ({
  kind: 'payout' as const,
  reason: 'Payout changed without a change of the reward',
  lines,
});

/** The user gains what the publisher owes. */
export function rewardLines(amount: bigint, isTest: boolean): PointLine[] {
  return [
    { account: isTest ? 'user_test' : 'user', currency: 'app', amount },
    { account: isTest ? 'publisher_test' : 'publisher', currency: 'app', amount: -amount },
  ];
}
