import type { Activity } from '@earnwall/contract/entities/activity';
import type { Result } from '@earnwall/contract/entities/result';
import type { UnpaidReason } from '@earnwall/contract/entities/unpaid-reason';
import type { Outcome } from '@earnwall/contract/outcomes';

/** The state of a click: open, or ended with one of the outcomes. */
export type ClickState = 'opened' | 'started' | Outcome;

/** What the result screen calls it (RS-04, decision 0004). */
export function resultOf(state: ClickState): Result['result'] {
  switch (state) {
    case 'opened':
    case 'started':
      return 'pending';
    case 'complete':
    case 'partial':
    case 'screen_out':
      return state;
    default:
      return 'disqualified';
  }
}

export interface PaidClick {
  readonly state: ClickState;
  /** What it has moved to its user so far. */
  readonly credited: bigint;
  /** What a complete pays. */
  readonly user_reward: bigint;
  /** The supplier has reversed its report. */
  readonly isReversed: boolean;
  /** The supplier reported a time-out; otherwise the product ended the click without a report. */
  readonly isTimeOutReported: boolean;
}

/** Why an ended click paid less than it could have; null when it paid all of it, and while it is open. */
export function unpaidReasonOf(click: PaidClick): UnpaidReason | null {
  const { state, credited, user_reward } = click;
  if (state === 'opened' || state === 'started' || state === 'complete') return null;
  // Whatever the supplier found afterwards, the person had the reward and has it no more.
  if ((state === 'quality' || state === 'security') && click.isReversed) return 'reversed';
  if (credited >= user_reward) return null;
  return isUnreported(click) ? 'unreported' : state;
}

/** The product stopped waiting: no report has come (decision 0077). */
export function isUnreported({
  state,
  isTimeOutReported,
}: Pick<PaidClick, 'state' | 'isTimeOutReported'>): boolean {
  return state === 'timeout' && !isTimeOutReported;
}

/** Something was paid for a survey that ended early (RS-04). */
export function isCompensated({ state, credited }: Pick<PaidClick, 'state' | 'credited'>): boolean {
  return state !== 'complete' && state !== 'partial' && credited > 0n;
}

/** What the history calls it (AH-03): whatever paid nothing and has ended was a screen-out there. */
export function activityResultOf({
  state,
  credited,
}: Pick<PaidClick, 'state' | 'credited'>): NonNullable<Activity['result']> {
  switch (state) {
    case 'opened':
      return 'init';
    case 'started':
    case 'complete':
      return state;
    case 'partial':
      return credited > 0n ? 'complete' : 'screen out';
    default:
      return 'screen out';
  }
}
