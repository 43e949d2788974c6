// What the apps of a scope earned by month: frozen figures of closed months, and of the others the days that are summed up plus
// the lines since, all read at one moment.
import type { PayoutFigures } from '@earnwall/domain/payouts/figures';
import type { PayoutState } from '@earnwall/domain/payouts/month';
import { type SQL, sql } from 'drizzle-orm';
import { isWithin, type Within } from '#store/console/within.ts';
import type { Queryable } from '#store/engine/queryable.ts';
import { apps } from '#store/schema/apps.ts';
import { figureNames, figureSums, isPayoutAccount, linesBetween, summed } from './amounts.ts';

export interface PayoutsWithin extends Within {
  readonly publisher_id: string | null;
}

export interface RawFigures extends Record<string, unknown> {
  payouts: string;
  payout_reversals: string;
  rewards: string;
  reversals: string;
  points: string;
}

export const figuresOf = (row: RawFigures): PayoutFigures & { points: bigint } => ({
  payouts: BigInt(row.payouts),
  payout_reversals: BigInt(row.payout_reversals),
  rewards: BigInt(row.rewards),
  reversals: BigInt(row.reversals),
  points: BigInt(row.points),
});

const monthOfLine = sql`to_char(moved.at at time zone 'UTC', 'YYYY-MM')`;
export const summedUntil = sql`coalesce((select summed_until from payout_state), '-infinity'::timestamptz)`;

/** Apps that are asked about, as `own`, and their months, as `figures`; `isMonth` is a condition on `part.month`. */
export function figuresWithin({ publisher_id, ...within }: PayoutsWithin, month: string | null = null): SQL {
  const isMonth = (value: SQL) => (month === null ? sql`true` : sql`${value} = ${month}`);
  const day = (value: string) => sql`${value}::date`;
  const days =
    month === null
      ? sql`true`
      : sql`payout_days.day >= ${day(`${month}-01`)} and payout_days.day < ${day(`${month}-01`)} + interval '1 month'`;
  return sql`
    own as materialized (
      select apps.id from ${apps}
      where ${isWithin(within)} and (${publisher_id}::text is null or apps.publisher_id = ${publisher_id})
    ), part as (
      select to_char(payout_days.day, 'YYYY-MM') as month, payout_days.app_id, ${figureNames}
      from own join payout_days on payout_days.app_id = own.id
      where ${days} and payout_days.day < ${summedUntil} at time zone 'UTC'
      union all
      select ${monthOfLine}, accounts.app_id, ${figureSums}
      from own join accounts on accounts.app_id = own.id and ${isPayoutAccount}
        cross join ${linesBetween(summedUntil, null)}
      where ${isMonth(monthOfLine)}
      group by 1, 2
    ), figures as (
      select month, app_id, ${figureNames}, true as is_closed, closed_at, closed_by,
        paid_on::text, paid_reference, paid_at, paid_by
      from own join payout_months on payout_months.app_id = own.id where ${isMonth(sql`payout_months.month`)}
      union all
      select part.month, part.app_id, ${summed}, false, null, null, null, null, null, null
      from part
      where not exists (
        select from payout_months where payout_months.month = part.month and payout_months.app_id = part.app_id
      )
      group by part.month, part.app_id
    )`;
}

/** How many apps of a month are closed, paid, and still owed something. */
const counts = sql`
  count(*)::int as apps, count(*) filter (where is_closed)::int as closed,
  count(*) filter (where paid_on is not null)::int as paid,
  count(*) filter (where is_closed and paid_on is null and rewards + reversals > 0)::int as owed`;

/** As `monthState` of the domain has it. */
const state = sql`case
  when closed < apps then 'open' when paid > 0 and owed = 0 then 'paid' else 'closed' end`;

export type MonthRecord = PayoutFigures & {
  readonly month: string;
  readonly apps: number;
  readonly closed: number;
  readonly paid: number;
  readonly owed: number;
};

interface MonthRow extends RawFigures {
  month: string;
  apps: number;
  closed: number;
  paid: number;
  owed: number;
}

/** The latest first; `before`: those before this month. */
export async function findMonths(
  on: Queryable,
  within: PayoutsWithin,
  asked: { state: PayoutState | null; before: string | null; most: number },
): Promise<MonthRecord[]> {
  const { rows } = await on.execute<MonthRow>(sql`
    with ${figuresWithin(within)}, months as (
      select month, ${counts}, ${summed} from figures group by month
    )
    select * from months
    where (${asked.before}::text is null or month < ${asked.before})
      and (${asked.state}::text is null or ${state} = ${asked.state})
    order by month desc limit ${asked.most}`);
  return rows.map(({ month, apps: all, closed, paid, owed, ...row }) => ({
    ...{ month, apps: all, closed, paid, owed },
    ...figuresOf(row as RawFigures),
  }));
}

/** One month; null where nothing was moved in it. */
export async function findMonth(
  on: Queryable,
  within: PayoutsWithin,
  month: string,
): Promise<MonthRecord | null> {
  const { rows } = await on.execute<MonthRow>(sql`
    with ${figuresWithin(within, month)}
    select ${month}::text as month, ${counts}, ${summed} from figures having count(*) > 0`);
  const [row] = rows;
  if (!row) return null;
  const { apps: all, closed, paid, owed } = row;
  return { month, apps: all, closed, paid, owed, ...figuresOf(row) };
}
