// What a supplier's report does to a click, with all that has to be written for it (SV-04).

import { applyReport } from '@earnwall/domain/ledger/apply-report';
import { entryOf } from '@earnwall/domain/ledger/entry';
import { isSameReport, type Report } from '@earnwall/domain/ledger/report';
import type { SupplierOutcome } from '#ports/supplier.ts';
import { withPostback } from '#publishers/postback.ts';
import type { DecidedReport, ReportedClick } from '#store/money/settlements.ts';

/** `duplicate`: the same report was received before. `conflict`: the transaction was used before for something else. */
export function decide(
  click: ReportedClick,
  { transaction, outcome, rawCode, reverses, payout_micros }: SupplierOutcome,
  receivedAt: Date,
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
        at: received_at,
      },
      {
        sid: click.survey_hash,
        outcome: applied.state,
        reverses,
        price: click,
        subid: click.subid,
      },
    );
  return { click, report, applied, movement };
}

/** A report cannot be received before the start: the clock of another node may be behind. */
function notBefore(start: Date | null, receivedAt: Date): Date {
  return start !== null && start > receivedAt ? start : receivedAt;
}
