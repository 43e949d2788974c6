import type { AppliedReport } from './apply-report.ts';

export interface EntryLine {
  readonly account: 'user' | 'user_test' | 'publisher' | 'publisher_test';
  readonly currency: 'app';
  readonly amount: bigint;
}

/** A ledger entry: the reason, as user and publisher may read it, and the lines. */
export interface Entry {
  readonly kind: 'survey_reward' | 'adjustment' | 'reversal';
  readonly reason: string;
  readonly lines: readonly EntryLine[];
}

/** Null when nothing moves. A click in test mode moves test amounts (ID-10). */
export function entryOf(
  { effect, state, amount, credited }: AppliedReport,
  { test_mode }: { readonly test_mode: boolean },
): Entry | null {
  if (amount === 0n) return null;
  const lines = rewardLines(amount, test_mode);
  if (amount < 0n) return { kind: 'reversal', reason: credited > 0n ? reduced : takenBack, lines };
  const reason = state === 'complete' ? completed : state === 'partial' ? completedInPart : compensated;
  if (effect === 'upgraded') return { kind: 'adjustment', reason: `Counted later: ${reason}`, lines };
  return { kind: 'survey_reward', reason, lines };
}

const completed = 'Survey completed';
const completedInPart = 'Survey completed in part';
const compensated = 'Compensation for a survey that ended early';
const takenBack = 'Taken back by the survey’s supplier';
/** A reversal that leaves a part of the reward. */
export const reduced = 'Reduced by the survey’s supplier';

/** The user gains what the publisher owes. */
export function rewardLines(amount: bigint, isTest: boolean): EntryLine[] {
  return [
    { account: isTest ? 'user_test' : 'user', currency: 'app', amount },
    { account: isTest ? 'publisher_test' : 'publisher', currency: 'app', amount: -amount },
  ];
}
