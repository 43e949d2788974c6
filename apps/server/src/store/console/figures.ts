// The figures of Home, straight from clicks and ledger: a range of days, found by indexes on their times.
import { and, asc, sql } from 'drizzle-orm';
import type { Queryable } from '#store/engine/queryable.ts';
import { apps } from '#store/schema/apps.ts';
import { isWithin, type Within } from './within.ts';

export interface Period {
  readonly from: Date;
  /** Not included. */
  readonly to: Date;
  readonly isTest: boolean;
}

const range = ({ from, to }: Period) =>
  sql`${from.toISOString()}::timestamptz and ${to.toISOString()}::timestamptz`;
const dayOf = (time: ReturnType<typeof sql>) => sql`(${time} at time zone 'UTC')::date::text`;

interface FunnelDay extends Record<string, unknown> {
  readonly day: string;
  readonly people: number;
  readonly starts: number;
  readonly completes: number;
}

/** By the day on which a click was opened. */
export async function findFunnel(on: Queryable, within: Within, period: Period): Promise<FunnelDay[]> {
  const { rows } = await on.execute<FunnelDay>(sql`
    select ${dayOf(sql`opened_at`)} as day, count(distinct (clicks.app_id, user_id))::integer as people,
      count(started_at)::integer as starts, count(*) filter (where state = 'complete')::integer as completes
    from clicks join ${apps} on apps.id = clicks.app_id
    where ${isWithin(within)} and clicks.test_mode = ${period.isTest}
      and opened_at between ${range(period)} and opened_at < ${period.to.toISOString()}::timestamptz
    group by 1`);
  return rows;
}

/** What users got less what was taken back, by app and day of the ledger: the mirror of it is the publisher's account. */
export async function findRewards(on: Queryable, within: Within, period: Period) {
  const kind = period.isTest ? 'publisher_test' : 'publisher';
  const { rows } = await on.execute<{ app_id: string; day: string; points: string }>(sql`
    select accounts.app_id, ${dayOf(sql`lines.at`)} as day, -sum(lines.amount) as points
    from ${apps} join accounts on accounts.app_id = apps.id and accounts.user_id is null
        and accounts.kind = ${kind} and accounts.currency = 'app'
      join lines on lines.account_id = accounts.id
    where ${isWithin(within)} and lines.at between ${range(period)}
      and lines.at < ${period.to.toISOString()}::timestamptz
    group by 1, 2`);
  return rows.map(({ app_id, day, points }) => ({ app_id, day, points: BigInt(points) }));
}

const mostApps = 1000;

/** The currencies of the apps; one alone can be shown in its own. */
export function findCurrencies(on: Queryable, within: Within) {
  const { id, currency_name, decimals, exchange_rate_micros } = apps;
  return on
    .select({ id, currency_name, decimals, exchange_rate_micros })
    .from(apps)
    .where(and(isWithin(within)))
    .orderBy(asc(id))
    .limit(mostApps);
}
