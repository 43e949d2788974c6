// What pay for time costs, by app and day, against all that surveys credited on it (OD-03).
import { sql } from 'drizzle-orm';
import type { Queryable } from '#store/engine/queryable.ts';
import { apps } from '#store/schema/apps.ts';
import { fair_pay_days } from '#store/schema/fair-pay-days.ts';
import { stat_totals } from '#store/schema/statistics.ts';
import { isWithin, type Within } from './within.ts';

export type FairPayLine = {
  app_id: string;
  name: string;
  currency: string;
  decimals: number;
  day: string;
  rate_micros: string;
  fed: string | null;
  spent: string | null;
  rewards: string;
};

/** The latest first. */
export async function findFairPay(
  on: Queryable,
  within: Within,
  { from, to, most }: { from: string; to: string; most: number },
): Promise<FairPayLine[]> {
  const { rows } = await on.execute<FairPayLine>(sql`
    select paid.app_id, ${apps.name}, ${apps.currency_name} as currency, ${apps.decimals}, paid.day::text as day,
      paid.rate_micros, paid.fed, paid.spent, coalesce((
        select sum(stat.points) from ${stat_totals} as stat
        where stat.app_id = paid.app_id and stat.grain = 'day' and stat.supplier = '*' and stat.country = '*'
          and not stat.test and stat.kind = 'survey' and stat.time = paid.day::timestamp at time zone 'UTC'
      ), 0) as rewards
    from ${fair_pay_days} as paid join ${apps} on ${apps.id} = paid.app_id
    where ${isWithin(within)} and paid.day between ${from} and ${to}
    order by paid.day desc, paid.app_id limit ${most}`);
  return rows;
}
