// The days of apps that pay for time (decision 0135): what was set aside and paid, by the ledger, and what a minute paid.
import type { FairPayDay } from '@earnwall/domain/fair-pay/rate';
import { and, eq, gt, notExists, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#store/engine/queryable.ts';
import type { AppRecord } from '#store/publishers/apps.ts';
import { apps } from '#store/schema/apps.ts';
import { fair_pay_days } from '#store/schema/fair-pay-days.ts';

/** Those that pay for time, and have no rate of this day yet. */
export async function findAppsWithoutRate(on: Queryable, day: string): Promise<AppRecord[]> {
  const ofDay = and(eq(fair_pay_days.app_id, apps.id), eq(fair_pay_days.day, day));
  return await on
    .select()
    .from(apps)
    .where(and(gt(apps.fair_pay_bp, 0), notExists(on.select().from(fair_pay_days).where(ofDay))))
    .orderBy(apps.id);
}

/** So many days before this one, the latest first; each account's lines of them are one range of an index. */
export async function findFairPayDays(
  on: Queryable,
  app_id: string,
  { before, days }: { before: string; days: number },
): Promise<FairPayDay[]> {
  const { rows } = await on.execute<{ rate_micros: string | null; fed: string; spent: string }>(sql`
    select fair_pay_days.rate_micros, ${fedOn(sql`given.day`)} as fed, ${spentOn(sql`given.day`)} as spent
    from generate_series(1, ${days}::integer) as ago
      cross join lateral (select ${before}::date - ago as day, ${app_id}::text as app_id) as given
      left join fair_pay_days on fair_pay_days.app_id = given.app_id and fair_pay_days.day = given.day
    order by ago`);
  return rows.map(({ rate_micros, fed, spent }) => ({
    rate_micros: rate_micros === null ? null : Number(rate_micros),
    fed: Number(fed),
    spent: Number(spent),
  }));
}

const sumOn = (
  kind: 'publisher_set_aside' | 'publisher_time_pay',
  day: ReturnType<typeof sql>,
) => sql`coalesce((
  select sum(lines.amount) from accounts join lines on lines.account_id = accounts.id
  where accounts.app_id = given.app_id and accounts.user_id is null and accounts.currency = 'app'
    and accounts.kind = ${sql.raw(`'${kind}'`)} and lines.at >= ${day}::timestamp at time zone 'UTC'
    and lines.at < (${day} + 1)::timestamp at time zone 'UTC'
), 0)`;
const fedOn = (day: ReturnType<typeof sql>) => sql`-${sumOn('publisher_set_aside', day)}`;
const spentOn = (day: ReturnType<typeof sql>) => sumOn('publisher_time_pay', day);

/** The days before this one are over: what was set aside and paid on them stays. */
export async function closeFairPayDays(on: Queryable, before: string): Promise<void> {
  await on.execute(sql`
    update fair_pay_days as given set fed = ${fedOn(sql`given.day`)}, spent = ${spentOn(sql`given.day`)}
    where given.fed is null and given.day < ${before}::date`);
}

/** From now on a minute pays this. False where another node has set it for this day. */
export async function saveRate(
  tx: Tx,
  { app_id, day, rate_micros }: { app_id: string; day: string; rate_micros: bigint },
): Promise<boolean> {
  const added = await tx
    .insert(fair_pay_days)
    .values({ app_id, day, rate_micros })
    .onConflictDoNothing()
    .returning({ day: fair_pay_days.day });
  if (added.length === 0) return false;
  // The row's new transaction number brings it to every node (decision 0029).
  await tx.update(apps).set({ fair_rate_micros: rate_micros }).where(eq(apps.id, app_id));
  return true;
}
