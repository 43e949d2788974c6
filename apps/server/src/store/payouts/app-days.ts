// One app's month by day.
import type { PayoutFigures } from '@earnwall/domain/payouts/figures';
import type { Period } from '@earnwall/domain/statements/period';
import { sql } from 'drizzle-orm';
import type { Queryable } from '#store/engine/queryable.ts';
import { figureNames, figureSums, isPayoutAccount, linesBetween } from './amounts.ts';
import { figuresOf, type RawFigures, summedUntil } from './figures.ts';

export type DayRecord = PayoutFigures & { readonly day: string; readonly points: bigint };

/** Days on which something was moved, in their order. The caller has checked the scope. */
export async function findAppDays(
  on: Queryable,
  app_id: string,
  { from, to }: Pick<Period, 'from' | 'to'>,
): Promise<DayRecord[]> {
  const [begin, end] = [
    sql`${from.toISOString()}::timestamptz`,
    sql`${to.toISOString()}::timestamptz`,
  ] as const;
  const { rows } = await on.execute<RawFigures & { day: string }>(sql`
    select payout_days.day::text as day, ${figureNames} from payout_days
    where app_id = ${app_id} and day >= (${begin} at time zone 'UTC')::date
      and day < least(${end}, ${summedUntil}) at time zone 'UTC'
    union all
    select to_char(moved.at at time zone 'UTC', 'YYYY-MM-DD'), ${figureSums}
    from accounts cross join ${linesBetween(sql`greatest(${begin}, ${summedUntil})`, end)}
    where accounts.app_id = ${app_id} and ${isPayoutAccount}
    group by 1
    order by 1`);
  return rows.map((row) => ({ day: row.day, ...figuresOf(row) }));
}
