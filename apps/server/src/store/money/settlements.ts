// What was decided about suppliers' reports, and the one way to apply it.
import type { AppliedReport } from '@earnwall/domain/ledger/apply-report';
import type { Report } from '@earnwall/domain/ledger/report';
import type { Queryable } from '#store/engine/queryable.ts';
import { queryRows } from '#store/engine/rows.ts';
import type { outcomeReasons, reportSources } from '#store/schema/supplier-reports.ts';
import { movementForSql, type NewMovement } from './ledger.ts';
import type { ReportedClick } from './reported-clicks.ts';

/** How a report came. */
export type ReportSource = (typeof reportSources)[number];
/** Why its code was read as it was, where that needs saying. */
export type OutcomeReason = (typeof outcomeReasons)[number];

/** The decision about a report, on the click at `settled_version`. */
export interface DecidedReport {
  click: ReportedClick;
  report: Report;
  reason: OutcomeReason | null;
  came_by: ReportSource;
  applied: AppliedReport;
  movement: NewMovement | null;
}

/**
 * Of all but `applied` nothing was changed. `duplicate`: the same report is stored already; `conflict`: its transaction is
 * stored for another click or with other content; `outdated`: the click has moved on since it was decided.
 */
export type ApplyAnswer = 'applied' | 'duplicate' | 'conflict' | 'outdated';

/** The lock time-out holds for this statement alone; that the function depends on it makes PostgreSQL set it first. */
const statement = {
  name: 'apply_settlements',
  text: `select applied.cid, applied.answer
    from (select set_config('lock_timeout', $1, true) as lock_timeout offset 0) as setting
    cross join lateral apply_settlements(
      $2, case when setting.lock_timeout is not null then $3::jsonb end
    ) as applied`,
};

/**
 * One statement is one transaction: all of it is committed when this resolves, or nothing. At most one per click.
 * Rejects with DatabaseBusy when another transaction has one of the users locked for longer than `lockMs`; 0 sets no limit.
 */
export async function applySettlements(
  on: Queryable,
  decided: readonly DecidedReport[],
  lockMs = 0,
): Promise<Map<string, ApplyAnswer>> {
  const { settlements, movements } = forSql(decided);
  return new Map(
    await queryRows<[string, ApplyAnswer]>(on, statement, [`${Math.ceil(lockMs)}ms`, settlements, movements]),
  );
}

/** What `apply_settlements` takes, as JSON. */
function forSql(decided: readonly DecidedReport[]): { settlements: string; movements: string } {
  const movements = decided.flatMap(({ movement }) => (movement ? [movementForSql(movement)] : []));
  return { settlements: JSON.stringify(decided.map(settlementForSql)), movements: JSON.stringify(movements) };
}

function settlementForSql({ click, report, reason, came_by, applied }: DecidedReport) {
  return {
    cid: click.cid,
    supplier_id: click.supplier_id,
    settled_version: click.settled_version,
    transaction: report.transaction,
    outcome: report.outcome,
    raw_code: report.raw_code,
    reason,
    came_by,
    reverses: report.reverses,
    payout_micros: report.payout_micros === null ? null : `${report.payout_micros}`,
    received_at: report.received_at,
    effect: applied.effect,
    amount: `${applied.amount}`,
    state: applied.state,
    click_raw_code: applied.raw_code,
    paid_micros: applied.paid_micros === null ? null : `${applied.paid_micros}`,
    fair_paid: `${applied.fair_paid}`,
  };
}
