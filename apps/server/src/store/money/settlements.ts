// Clicks that suppliers report about: what is needed to decide what a report does, and the one way to apply it.
import type { AppliedReport } from '@earnwall/domain/ledger/apply-report';
import type { Report } from '@earnwall/domain/ledger/report';
import { gt, sql } from 'drizzle-orm';
import { prepared } from '#store/engine/prepared.ts';
import type { Queryable } from '#store/engine/queryable.ts';
import { apps } from '#store/schema/apps.ts';
import { clicks } from '#store/schema/clicks.ts';
import { type outcomeReasons, type reportSources, supplier_reports } from '#store/schema/supplier-reports.ts';
import { surveys } from '#store/schema/surveys.ts';
import { users } from '#store/schema/users.ts';
import { movementForSql, type NewMovement } from './ledger.ts';

/** How a report came. */
export type ReportSource = (typeof reportSources)[number];

/** A click with its reports so far, all as of one moment. */
export type ReportedClick = Awaited<ReturnType<typeof findReportedClicks>>[number];

interface ReportJson extends Omit<Report, 'payout_micros' | 'received_at'> {
  payout_micros: string | null;
  received_at: string;
}

/**
 * The ids come as one JSON text and neighbours by subqueries: then a plan is as good for one click as for many, and is
 * made once instead of each time, which would take ten times as long as the query.
 */
const reportedClicks = prepared((on) =>
  on
    .select({
      cid: clicks.cid,
      app_id: clicks.app_id,
      user_id: clicks.user_id,
      supplier_id: clicks.supplier_id,
      payout_micros: clicks.payout_micros,
      exchange_rate_micros: clicks.exchange_rate_micros,
      revenue_share_bp: clicks.revenue_share_bp,
      payout_share_bp: clicks.payout_share_bp,
      decimals: clicks.decimals,
      bonus_percent: clicks.bonus_percent,
      user_reward: clicks.user_reward,
      test_mode: clicks.test_mode,
      state: clicks.state,
      raw_code: clicks.raw_code,
      credited: clicks.credited,
      paid_micros: clicks.paid_micros,
      fair_rate_micros: clicks.fair_rate_micros,
      fair_cap: clicks.fair_cap,
      fair_limit_seconds: clicks.fair_limit_seconds,
      fair_part_bp: clicks.fair_part_bp,
      fair_paid: clicks.fair_paid,
      returned_at: clicks.returned_at,
      settled_version: clicks.settled_version,
      started_at: clicks.started_at,
      reports_until: sql<Date | null>`coalesce(
        ${clicks.reports_until}, ${clicks.started_at} + ${clicks.report_days} * interval '24 hours'
      )`.mapWith(clicks.reports_until),
      subid: clicks.subid,
      survey_hash: sql<string>`(select ${surveys.hash} from ${surveys} where ${surveys.id} = ${clicks.survey_id})`,
      currency_name: sql<string>`(select ${apps.currency_name} from ${apps} where ${apps.id} = ${clicks.app_id})`,
      uhash: sql<string>`(
        select ${users.uhash} from ${users}
        where ${users.app_id} = ${clicks.app_id} and ${users.id} = ${clicks.user_id}
      )`,
      reported: sql<ReportJson[] | null>`(
        select json_agg(json_build_object(
          'transaction', ${supplier_reports.transaction}, 'outcome', ${supplier_reports.outcome},
          'raw_code', ${supplier_reports.raw_code}, 'reverses', ${supplier_reports.reverses},
          'payout_micros', ${supplier_reports.payout_micros}::text, 'received_at', ${supplier_reports.received_at}
        )) from ${supplier_reports} where ${supplier_reports.cid} = ${clicks.cid}
      )`,
    })
    .from(sql`jsonb_array_elements_text(${sql.placeholder('cids')}::jsonb) as wanted (cid)`)
    .innerJoin(clicks, sql`${clicks.cid} = wanted.cid`)
    .prepare('reported_clicks'),
);

export async function findReportedClicks(on: Queryable, cids: readonly string[]) {
  const found = await reportedClicks(on).execute({ cids: JSON.stringify(cids) });
  return found.map((click) => Object.assign(click, { reports: (click.reported ?? []).map(readReport) }));
}

function readReport({ payout_micros, received_at, ...report }: ReportJson): Report {
  return {
    ...report,
    payout_micros: payout_micros === null ? null : BigInt(payout_micros),
    received_at: new Date(received_at),
  };
}

/** The decision about a report, on the click at `settled_version`. */
export interface DecidedReport {
  click: ReportedClick;
  report: Report;
  /** Why its code was read as it was, where that needs saying. */
  reason: (typeof outcomeReasons)[number] | null;
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
const applied = prepared((on) =>
  on
    .select({ cid: sql<string>`applied.cid`, answer: sql<ApplyAnswer>`applied.answer` })
    .from(
      sql`(select set_config('lock_timeout', ${sql.placeholder('lock_timeout')}, true) as lock_timeout offset 0) as setting
        cross join lateral apply_settlements(
          ${sql.placeholder('settlements')},
          case when setting.lock_timeout is not null then ${sql.placeholder('movements')}::jsonb end
        ) as applied`,
    )
    .prepare('apply_settlements'),
);

/**
 * One statement is one transaction: all of it is committed when this resolves, or nothing. At most one per click.
 * Rejects with DatabaseBusy when another transaction has one of the users locked for longer than `lockMs`; 0 sets no limit.
 */
export async function applySettlements(
  on: Queryable,
  decided: readonly DecidedReport[],
  lockMs = 0,
): Promise<Map<string, ApplyAnswer>> {
  const answers = await applied(on).execute({ ...forSql(decided), lock_timeout: `${Math.ceil(lockMs)}ms` });
  return new Map(answers.map(({ cid, answer }) => [cid, answer]));
}

/** What `apply_settlements` takes, as JSON. */
export function forSql(decided: readonly DecidedReport[]): { settlements: string; movements: string } {
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

/** Clicks that anything was reported about, in the order of their ids. */
export async function findReportedCids(
  on: Queryable,
  { after, most }: { after: string; most: number },
): Promise<string[]> {
  const found = await on
    .selectDistinct({ cid: supplier_reports.cid })
    .from(supplier_reports)
    .where(gt(supplier_reports.cid, after))
    .orderBy(supplier_reports.cid)
    .limit(most);
  return found.map(({ cid }) => cid);
}
