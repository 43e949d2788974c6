// Clicks that suppliers report about, with all that is needed to decide what one more report does.
import type { SettlingClick } from '@earnwall/domain/ledger/apply-report';
import type { Shares } from '@earnwall/domain/ledger/dollars';
import type { Report } from '@earnwall/domain/ledger/report';
import { gt } from 'drizzle-orm';
import type { Queryable } from '#store/engine/queryable.ts';
import { queryRows } from '#store/engine/rows.ts';
import { supplier_reports } from '#store/schema/supplier-reports.ts';

/** A click with its reports so far, all as of one moment. */
export interface ReportedClick extends SettlingClick, Shares {
  readonly cid: string;
  readonly app_id: string;
  readonly user_id: number;
  readonly supplier_id: string;
  readonly settled_version: number;
  readonly subid: Readonly<Record<string, string>>;
  readonly survey_hash: string;
  readonly currency_name: string;
  readonly uhash: string;
  readonly reports: readonly Report[];
}

/** JSON has neither dates nor whole numbers of any size. */
type InJson<Value> = Value extends Date | bigint
  ? string
  : Value extends readonly (infer Item)[]
    ? readonly InJson<Item>[]
    : Value extends object
      ? { readonly [Field in keyof Value]: InJson<Value[Field]> }
      : Value;

/** As the functions of the database hand it over. */
export type ReportedClickJson = InJson<ReportedClick>;

const statement = { name: 'reported_clicks', text: 'select reported_clicks($1)' };

export async function findReportedClicks(on: Queryable, cids: readonly string[]): Promise<ReportedClick[]> {
  const rows = await queryRows<[ReportedClickJson]>(on, statement, [cids]);
  return rows.map(([click]) => readClick(click));
}

export function readClick(click: ReportedClickJson): ReportedClick {
  return {
    ...click,
    payout_micros: BigInt(click.payout_micros),
    exchange_rate_micros: BigInt(click.exchange_rate_micros),
    user_reward: BigInt(click.user_reward),
    credited: BigInt(click.credited),
    paid_micros: whole(click.paid_micros),
    fair_rate_micros: whole(click.fair_rate_micros),
    fair_cap: whole(click.fair_cap),
    fair_paid: BigInt(click.fair_paid),
    returned_at: moment(click.returned_at),
    started_at: moment(click.started_at),
    reports_until: moment(click.reports_until),
    reports: click.reports.map(({ payout_micros, received_at, ...report }) => ({
      ...report,
      payout_micros: whole(payout_micros),
      received_at: new Date(received_at),
    })),
  };
}

const whole = (value: string | null) => (value === null ? null : BigInt(value));
const moment = (value: string | null) => (value === null ? null : new Date(value));

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
