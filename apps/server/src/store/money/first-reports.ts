// Settles first reports in one round trip: the database knows what a plain first report of a click does, and hands back the
// click of any other (decision 0143).
import type { Outcome } from '@earnwall/contract/outcomes';
import type { Queryable } from '#store/engine/queryable.ts';
import { queryRows } from '#store/engine/rows.ts';
import { type ReportedClick, type ReportedClickJson, readClick } from './reported-clicks.ts';
import type { OutcomeReason, ReportSource } from './settlements.ts';

/** A report as it came, about a click that may not exist. */
export interface GivenReport {
  readonly cid: string;
  readonly supplier_id: string;
  readonly transaction: string;
  readonly outcome: Outcome;
  readonly raw_code: string;
  readonly reason: OutcomeReason | null;
  readonly came_by: ReportSource;
  readonly reverses: string | null;
  /** As text, so that no digit is lost on the way. */
  readonly payout_micros: string | null;
  readonly received_at: Date;
  readonly moved_at: Date;
}

/** What the first report of a click did to it. */
export interface SettledFirst {
  readonly cid: string;
  readonly app_id: string;
  readonly uhash: string;
  readonly survey_hash: string;
  readonly state: Outcome;
  /** What it moved to its user. */
  readonly amount: bigint;
}

interface FirstReports {
  /** Committed. */
  readonly settled: readonly SettledFirst[];
  /** Nothing of these was changed. A report that is neither here nor there is about no click. */
  readonly undecided: readonly ReportedClick[];
}

const statement = {
  name: 'settle_first_reports',
  text: 'select settled, undecided from settle_first_reports($1, $2)',
};

type SettledJson = Omit<SettledFirst, 'amount'> & { readonly amount: string };

/**
 * One statement is one transaction: all of it is committed when this resolves, or nothing. At most one per click.
 * Rejects with DatabaseBusy when another transaction has one of the users locked for longer than `lockMs`.
 */
export async function settleFirstReports(
  on: Queryable,
  reports: readonly GivenReport[],
  lockMs: number,
): Promise<FirstReports> {
  const [[settled, undecided] = [null, null]] = await queryRows<
    [SettledJson[] | null, ReportedClickJson[] | null]
  >(on, statement, [firstReportsForSql(reports), `${Math.ceil(lockMs)}ms`]);
  return {
    settled: (settled ?? []).map((one) => ({ ...one, amount: BigInt(one.amount) })),
    undecided: (undecided ?? []).map(readClick),
  };
}

/** What `settle_first_reports` takes. */
export const firstReportsForSql = (reports: readonly GivenReport[]): string => JSON.stringify(reports);
