import { type Outcome, outcomes } from '@earnwall/contract/outcomes';
import { isInTime, type Report, type ReportPeriod } from './report.ts';
import { payoutOf, type Terms, worthOf } from './worth.ts';

export interface StartedClick extends Terms, ReportPeriod {}

export interface Settlement {
  readonly outcome: Outcome;
  readonly raw_code: string;
  readonly worth: bigint;
  /** What the supplier pays for it, in millionths of a US dollar. */
  readonly payout_micros: bigint;
}

/**
 * What has become of a click (SV-04, decision 0031). It follows from the set of its reports, so that neither their
 * order nor their repetition can matter. Reversed reports do not count, even if the reversal came first; of the
 * others the best one does. Null as long as none has claimed anything.
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
  const [best] = effectiveClaims;
  if (best) {
    const { outcome, raw_code } = best.report;
    return { outcome, raw_code, worth: best.worth, payout_micros: payoutOf(best.report, click) };
  }

  const claimed = new Set(claims.map(({ transaction }) => transaction));
  const [effective] = reversals
    .filter(({ reverses }) => reverses !== null && claimed.has(reverses))
    .sort(byRank);
  return effective
    ? { outcome: 'quality', raw_code: effective.raw_code, worth: 0n, payout_micros: 0n }
    : null;
}

/** The highest first. */
const compareWorth = (one: bigint, other: bigint) => (one === other ? 0 : one > other ? -1 : 1);

/** Any fixed order will do, as long as it leaves nothing to chance. */
function byRank(one: Report, other: Report): number {
  const rank = outcomes.indexOf(one.outcome) - outcomes.indexOf(other.outcome);
  return rank || (one.transaction < other.transaction ? -1 : 1);
}
