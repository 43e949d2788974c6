import { type Outcome, outcomes } from '@earnwall/contract/outcomes';
import { type FairTerms, isTurnedAway, spentSeconds, timeWorth } from '../fair-pay/time-worth.ts';
import { isInTime, type Report, type ReportPeriod } from './report.ts';
import { payoutOf, type Terms, worthOf } from './worth.ts';

export interface StartedClick extends Terms, ReportPeriod, FairTerms {}

export interface Settlement {
  readonly outcome: Outcome;
  readonly raw_code: string;
  readonly worth: bigint;
  /** What the supplier pays for it, in millionths of a US dollar. */
  readonly payout_micros: bigint;
  /** What of the worth is paid for time, beyond what the supplier gives. */
  readonly fair_paid: bigint;
  /** How long the user was inside. */
  readonly spent_seconds: number;
}

/**
 * What has become of a click (SV-04, decision 0031). It follows from the set of its reports, so that neither their
 * order nor their repetition can matter. Reversed reports do not count, even if the reversal came first; of the
 * others the best one does, by what its supplier gives for it: what is paid for time on top of it (OD-03) changes neither the
 * outcome nor any dollars. Null as long as none has claimed anything.
 */
export function settlementOf(click: StartedClick, reports: readonly Report[]): Settlement | null {
  const counting = reports.filter((report) => isInTime(report, click));
  const reversals = counting.filter(({ reverses }) => reverses !== null);
  const claims = counting.filter(({ reverses }) => reverses === null);
  const reversed = new Set(reversals.map(({ reverses }) => reverses));
  const effectiveClaims = claims
    .filter(({ transaction }) => !reversed.has(transaction))
    .map((report) => ({ report, worth: worthOf(report, click) }))
    .sort((one, other) => compareWorth(one.worth, other.worth) || byRank(one.report, other.report));
  const ends = claims.map(({ received_at }) => received_at);
  const spent_seconds = spentSeconds(click, ends) ?? 0;
  const [best] = effectiveClaims;
  if (best) {
    const { outcome, raw_code } = best.report;
    const time = isTurnedAway(outcome) ? timeWorth(click, spent_seconds).amount : 0n;
    const fair_paid = time > best.worth ? time - best.worth : 0n;
    const payout_micros = payoutOf(best.report, click);
    return { outcome, raw_code, worth: best.worth + fair_paid, payout_micros, fair_paid, spent_seconds };
  }

  const claimed = new Set(claims.map(({ transaction }) => transaction));
  const [effective] = reversals
    .filter(({ reverses }) => reverses !== null && claimed.has(reverses))
    .sort(byRank);
  if (!effective) return null;
  const nothing = { worth: 0n, payout_micros: 0n, fair_paid: 0n };
  return { ...nothing, outcome: 'quality', raw_code: effective.raw_code, spent_seconds };
}

/** The highest first. */
const compareWorth = (one: bigint, other: bigint) => (one === other ? 0 : one > other ? -1 : 1);

/** Any fixed order will do, as long as it leaves nothing to chance. */
function byRank(one: Report, other: Report): number {
  const rank = outcomes.indexOf(one.outcome) - outcomes.indexOf(other.outcome);
  return rank || (one.transaction < other.transaction ? -1 : 1);
}
