// What a click sets aside and what it is paid for time by all its reports, worked out another way than the rules do it: one
// minute after another is counted.
import type { FundLine } from '../fair-pay/fund.ts';
import type { FairTerms } from '../fair-pay/time-worth.ts';
import type { Report } from '../ledger/report.ts';

interface FairClick extends FairTerms {
  readonly state: string;
  readonly credited: bigint;
  readonly fair_paid: bigint;
  readonly started_at: Date | null;
  readonly reports_until: Date | null;
}

export type Fund = Record<FundLine['account'], bigint>;

/** What time is worth where the person was turned away. */
function expectedTimeWorth(click: FairClick, reports: readonly Report[]): bigint {
  const { state, started_at, reports_until, fair_rate_micros, fair_cap, fair_limit_seconds } = click;
  if (!['screen_out', 'quota_full', 'closed'].includes(state)) return 0n;
  if (!started_at || !reports_until) return 0n;
  if (fair_rate_micros === null || fair_cap === null || fair_limit_seconds === null) return 0n;
  const last = reports_until.getTime();
  let end = click.returned_at?.getTime() ?? Number.POSITIVE_INFINITY;
  for (const { reverses, received_at } of reports) {
    const at = received_at.getTime();
    if (reverses === null && at >= started_at.getTime() && at <= last && at < end) end = at;
  }
  let micros = 0n;
  for (
    let second = 120;
    second <= fair_limit_seconds && started_at.getTime() + second * 1000 <= end;
    second += 60
  )
    micros += fair_rate_micros;
  const worth = micros / 1_000_000n;
  return worth < fair_cap ? worth : fair_cap;
}

/** Throws where the fund is not what the click says, or its pay not what its time is worth. */
export function checkFund(
  fund: Fund,
  click: FairClick & { test_mode: boolean },
  reports: readonly Report[],
): void {
  const { state, credited, fair_paid, fair_part_bp, test_mode } = click;
  const isComplete = state === 'complete' && !test_mode;
  const set_aside = isComplete ? (credited * BigInt(fair_part_bp ?? 0)) / 10_000n : 0n;
  const paid = test_mode ? 0n : fair_paid;
  if (-fund.publisher_set_aside !== set_aside) throw new Error('OD-03 the wrong part is set aside');
  if (fund.publisher_time_pay !== paid) throw new Error('OD-03 the fund has not paid what was paid for time');
  if (fund.fair_pay !== set_aside - paid)
    throw new Error('OD-03 the fund is not what was set aside less what was paid');
  const worth = expectedTimeWorth(click, reports);
  if (fair_paid > worth || credited < worth) throw new Error('OD-03 time is not paid by its worth');
  if (fair_paid > 0n && credited !== worth) throw new Error('OD-03 more is paid than time is worth');
}
