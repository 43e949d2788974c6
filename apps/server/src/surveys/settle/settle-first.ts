// Settles what is the first report of its click in one round trip. While somebody is locked, clicks are looked up first: it takes
// their users to keep the reports of those who are locked from delaying others.
import type { SupplierOutcome } from '#ports/supplier.ts';
import { DatabaseBusy } from '#store/engine/failures.ts';
import { type GivenReport, type SettledFirst, settleFirstReports } from '#store/money/first-reports.ts';
import { findReportedClicks, type ReportedClick } from '#store/money/reported-clicks.ts';
import { type ApplyTools, noteLocked } from './apply-decided.ts';
import type { Arrival } from './decide.ts';

export interface ReceivedReport {
  readonly supplierId: string;
  readonly outcome: SupplierOutcome;
  readonly arrival: Arrival;
}

/** What was committed, and the clicks of all other reports, as far as there are any. */
export async function settleFirst(
  tools: ApplyTools,
  reports: readonly ReceivedReport[],
): Promise<{ settled: readonly SettledFirst[]; undecided: readonly ReportedClick[] }> {
  const { on, locked, lockMs } = tools;
  if (!locked.isEmpty()) return { settled: [], undecided: await clicksOf(tools, reports) };
  try {
    return await settleFirstReports(on, reports.map(givenReport), lockMs);
  } catch (error) {
    if (!(error instanceof DatabaseBusy)) throw error;
    const undecided = await clicksOf(tools, reports);
    await noteLocked(tools, undecided, error);
    return { settled: [], undecided };
  }
}

export const clicksOf = ({ on }: Pick<ApplyTools, 'on'>, reports: readonly ReceivedReport[]) =>
  findReportedClicks(
    on,
    reports.map(({ outcome }) => outcome.cid),
  );

export const givenReport = ({ supplierId, outcome, arrival }: ReceivedReport): GivenReport => ({
  cid: outcome.cid,
  supplier_id: supplierId,
  transaction: outcome.transaction,
  outcome: outcome.outcome,
  raw_code: outcome.rawCode,
  reason: outcome.reason ?? null,
  came_by: arrival.cameBy,
  reverses: outcome.reverses,
  payout_micros: outcome.payout_micros === null ? null : `${outcome.payout_micros}`,
  received_at: arrival.receivedAt,
  moved_at: arrival.movedAt,
});
