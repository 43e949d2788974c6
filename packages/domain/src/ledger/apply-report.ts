import type { Outcome } from '@earnwall/contract/outcomes';
import { setAsideOf } from '../fair-pay/fund.ts';
import { isInTime, type Report } from './report.ts';
import { type Settlement, type StartedClick, settlementOf } from './settlement.ts';

/** A click with the effect of its reports so far. */
export interface SettlingClick extends StartedClick {
  readonly state: 'opened' | 'started' | Outcome;
  readonly raw_code: string | null;
  /** What it has moved to its user so far. */
  readonly credited: bigint;
  readonly test_mode: boolean;
  /** What its supplier pays by the books so far, in millionths of a US dollar; null where no dollars were booked. */
  readonly paid_micros: bigint | null;
  /** What of `credited` was paid for time. */
  readonly fair_paid: bigint;
}

/** `parked` waits for the report it reverses, `review` for an operator. */
type Effect = 'credited' | 'ended' | 'upgraded' | 'reversed' | 'parked' | 'nothing' | 'review';

export interface AppliedReport {
  readonly effect: Effect;
  /** What moves to the user, or back when it is less than zero. */
  readonly amount: bigint;
  /** What the click has moved to its user afterwards. */
  readonly credited: bigint;
  /** What the supplier pays more for it, or less. */
  readonly payout: bigint;
  /** What it pays for it by the books afterwards. */
  readonly paid_micros: bigint | null;
  /** What of `credited` was paid for time afterwards. */
  readonly fair_paid: bigint;
  /** What the fund pays more for time, or less. */
  readonly time_paid: bigint;
  /** What more of the reward is set aside for it, or less. */
  readonly set_aside: bigint;
  /** Whole minutes that the user was inside. */
  readonly spent_minutes: number;
  readonly state: SettlingClick['state'];
  readonly raw_code: string | null;
}

/** What one more report does to a click: the difference between what it is worth now and what it has moved so far. */
export function applyReport(click: SettlingClick, known: readonly Report[], report: Report): AppliedReport {
  const { credited, paid_micros, fair_paid, state, raw_code } = click;
  const fund = { fair_paid, time_paid: 0n, set_aside: 0n, spent_minutes: 0 };
  const unchanged = { amount: 0n, credited, payout: 0n, paid_micros, ...fund, state, raw_code };
  if (!isInTime(report, click)) return { ...unchanged, effect: 'review' };
  if (isEarly(report, known)) return { ...unchanged, effect: 'parked' };
  const before = settlementOf(click, known);
  const after = settlementOf(click, [...known, report]);
  if (!after) return { ...unchanged, effect: 'nothing' };
  const amount = after.worth - click.credited;
  return {
    effect: effectOf({ amount, before, after, isReversal: isAboutReversal(click, known, report) }),
    amount,
    credited: after.worth,
    ...payoutAfter(click, before, after),
    ...fundAfter(click, after),
    state: after.outcome,
    raw_code: after.raw_code,
  };
}

/**
 * What is booked in dollars (decision 0124): nothing in test mode, and nothing for a click that earned something before
 * dollars were booked, so that taking it back takes no dollars that nobody was given.
 */
function payoutAfter(
  { test_mode, paid_micros }: SettlingClick,
  before: Settlement | null,
  { payout_micros }: Settlement,
): Pick<AppliedReport, 'payout' | 'paid_micros'> {
  const hasEarnedUnbooked = paid_micros === null && before !== null && before.payout_micros > 0n;
  if (test_mode || hasEarnedUnbooked) return { payout: 0n, paid_micros };
  return { payout: payout_micros - (paid_micros ?? 0n), paid_micros: payout_micros };
}

/** What moves in the fund that pays for time (decision 0135): of totals, so that ups and downs leave the part of what stays. */
function fundAfter(
  click: SettlingClick,
  { outcome: state, worth: credited, fair_paid, spent_seconds }: Settlement,
): Pick<AppliedReport, 'fair_paid' | 'time_paid' | 'set_aside' | 'spent_minutes'> {
  const spent_minutes = Math.floor(spent_seconds / 60);
  if (click.test_mode) return { fair_paid, time_paid: 0n, set_aside: 0n, spent_minutes };
  const set_aside = setAsideOf({ ...click, state, credited }) - setAsideOf(click);
  return { fair_paid, time_paid: fair_paid - click.fair_paid, set_aside, spent_minutes };
}

/** It reverses a report that has not arrived yet. */
const isEarly = ({ reverses }: Report, known: readonly Report[]) =>
  reverses !== null && known.every(({ transaction }) => transaction !== reverses);

/** It reverses a report, or was itself reversed before it arrived: users are shown the same in both cases. */
function isAboutReversal(click: SettlingClick, known: readonly Report[], report: Report): boolean {
  const isItsReversal = (other: Report) => other.reverses === report.transaction && isInTime(other, click);
  return report.reverses !== null || known.some(isItsReversal);
}

function effectOf({
  amount,
  before,
  after,
  isReversal,
}: {
  amount: bigint;
  before: Settlement | null;
  after: Settlement;
  isReversal: boolean;
}): Effect {
  if (amount < 0n) return 'reversed';
  if (amount > 0n) return before ? 'upgraded' : 'credited';
  if (before && isSame(before, after)) return 'nothing';
  return isReversal ? 'reversed' : 'ended';
}

const isSame = (one: Settlement, other: Settlement) =>
  one.outcome === other.outcome &&
  one.raw_code === other.raw_code &&
  one.worth === other.worth &&
  one.fair_paid === other.fair_paid &&
  one.payout_micros === other.payout_micros;
