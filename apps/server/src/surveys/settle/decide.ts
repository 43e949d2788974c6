// What a supplier's report does to a click, with all that has to be written for it (SV-04).

import { applyReport } from '@earnwall/domain/ledger/apply-report';
import { entryOf } from '@earnwall/domain/ledger/entry';
import { isSameReport, type Report } from '@earnwall/domain/ledger/report';
import type { SupplierOutcome } from '#ports/supplier.ts';
import { withPostback } from '#publishers/postback.ts';
import type { ReportedClick } from '#store/money/reported-clicks.ts';
import type { DecidedReport, ReportSource } from '#store/money/settlements.ts';

export interface Arrival {
  readonly receivedAt: Date;
  readonly cameBy: ReportSource;
  /** When its money moves: later than it was received where it was held. */
  readonly movedAt: Date;
}

/** `duplicate`: the same report was received before. `conflict`: the transaction was used before for something else. */
export function decide(
  click: ReportedClick,
  { transaction, outcome, rawCode, reason, reverses, payout_micros }: SupplierOutcome,
  { receivedAt, cameBy, movedAt }: Arrival,
): DecidedReport | 'duplicate' | 'conflict' {
  const received_at = notBefore(click.started_at, receivedAt);
  const report: Report = { transaction, outcome, raw_code: rawCode, reverses, payout_micros, received_at };
  const known = click.reports.find((one) => one.transaction === transaction);
  if (known) return isSameReport(known, report) ? 'duplicate' : 'conflict';
  const applied = applyReport(click, click.reports, report);
  const entry = entryOf(applied, click);
  const movement =
    entry &&
    withPostback(
      {
        ...entry,
        app_id: click.app_id,
        user_id: click.user_id,
        source: click.supplier_id,
        transaction,
        cid: click.cid,
        at: notBefore(received_at, movedAt),
      },
      {
        sid: click.survey_hash,
        outcome: applied.state,
        reverses,
        price: click,
        subid: click.subid,
      },
    );
  return { click, report, reason: reason ?? null, came_by: cameBy, applied, movement };
}

/** A report cannot be received before the start: the clock of another node may be behind. */
function notBefore(start: Date | null, at: Date): Date {
  return start !== null && start > at ? start : at;
}
