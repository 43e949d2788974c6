// Days summed up from the ledger, one after another, so that a month is at most 31 rows of each app and the days still open.
import { sql } from 'drizzle-orm';
import type { Database } from '#store/engine/database.ts';
import type { Queryable, Tx } from '#store/engine/queryable.ts';
import { figureNames, figureSums, isPayoutAccount, linesBetween } from './amounts.ts';

const dayMs = 86_400_000;

/** Found by their app: the other accounts, those of users, are many. */
const ledgerAccounts = sql`apps join accounts on accounts.app_id = apps.id and ${isPayoutAccount}`;

/** One at a time, on all nodes together. */
const takeTurn = (tx: Tx) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('payouts'), hashtext('days'))`);

/** Sums up all days before `end` that are not yet, and answers how many; each is committed by itself. */
export async function sumDaysUntil(database: Database, end: Date, signal?: AbortSignal): Promise<number> {
  for (let days = 0; ; days += 1) {
    if (signal?.aborted) return days;
    const isMore = await database.transaction(async (tx) => {
      await takeTurn(tx);
      const from = await findNextDay(tx, end);
      if (from >= end) return false;
      await sumDay(tx, from);
      await setSummedUntil(tx, new Date(from.getTime() + dayMs));
      return true;
    });
    if (!isMore) return days;
  }
}

/** Once more: a line that came late into a day was not in its sum. */
export async function sumDaysAgain(tx: Tx, { from, to }: { from: Date; to: Date }): Promise<void> {
  await takeTurn(tx);
  for (let at = from.getTime(); at < to.getTime(); at += dayMs) await sumDay(tx, new Date(at));
}

/** The first day that is not summed up: days without a movement are passed over. */
async function findNextDay(tx: Tx, end: Date): Promise<Date> {
  const { rows } = await tx.execute<{ day: string | null }>(sql`
    select (extract(epoch from date_trunc('day', min(first.at), 'UTC')) * 1000)::bigint::text as day
    from ${ledgerAccounts} cross join lateral (
      select at from lines
      where lines.account_id = accounts.id
        and lines.at >= coalesce((select summed_until from payout_state), '-infinity')
      order by at limit 1
    ) as first`);
  const day = rows[0]?.day ?? null;
  if (day === null || Number(day) >= end.getTime()) {
    await setSummedUntil(tx, end);
    return end;
  }
  return new Date(Number(day));
}

async function setSummedUntil(tx: Tx, until: Date): Promise<void> {
  await tx.execute(sql`
    insert into payout_state (summed_until) values (${until.toISOString()}::timestamptz)
    on conflict (id) do update set summed_until = greatest(payout_state.summed_until, excluded.summed_until)`);
}

async function sumDay(tx: Tx, from: Date): Promise<void> {
  const day = from.toISOString().slice(0, 10);
  const [begin, end] = [from, new Date(from.getTime() + dayMs)].map(
    (at) => sql`${at.toISOString()}::timestamptz`,
  );
  if (!begin || !end) throw new Error('A day has a beginning and an end');
  await tx.execute(sql`
    insert into payout_days (app_id, day, ${figureNames})
    select accounts.app_id, ${day}::date, ${figureSums}
    from ${ledgerAccounts} cross join ${linesBetween(begin, end)}
    group by accounts.app_id
    on conflict (app_id, day) do update set payouts = excluded.payouts,
      payout_reversals = excluded.payout_reversals, rewards = excluded.rewards, reversals = excluded.reversals,
      points = excluded.points`);
  await tx.execute(sql`
    insert into payout_supplier_days (supplier_id, day, payouts, payout_reversals)
    select case movements.source when 'offer-release' then coalesce(offer_clicks.network_id, movements.source)
        else movements.source end,
      ${day}::date, coalesce(-sum(moved.amount) filter (where moved.amount < 0), 0),
      coalesce(-sum(moved.amount) filter (where moved.amount > 0), 0)
    from ${ledgerAccounts} cross join ${linesBetween(begin, end)}
      join movements on movements.id = moved.movement_id
      left join offer_clicks on movements.source = 'offer-release' and offer_clicks.id = movements.cid
    where accounts.kind = 'supplier'
    group by 1
    on conflict (day, supplier_id) do update set payouts = excluded.payouts,
      payout_reversals = excluded.payout_reversals`);
}

/** Until when days are summed up; null where none is. */
export async function findSummedUntil(on: Queryable): Promise<Date | null> {
  const { rows } = await on.execute<{ until: string | null }>(
    sql`select summed_until as until from payout_state`,
  );
  const until = rows[0]?.until ?? null;
  return until === null ? null : new Date(until);
}
