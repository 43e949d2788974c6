// Recoveries: what was not delivered to an app since a moment is sent again (decision 0130). The row and the rows of its
// postbacks are changed together with the queue, so that whichever node goes on knows what was sent.
import type { ConsolePostbackState } from '@earnwall/contract/postback-recovery';
import type { PostbackType } from '@earnwall/postbacks/postback';
import { and, desc, eq, lt, ne, sql } from 'drizzle-orm';
import type { Actor } from '#store/console/audit.ts';
import type { Queryable, Tx } from '#store/engine/queryable.ts';
import { postback_recoveries } from '#store/schema/postback-recoveries.ts';
import { movedToQueue } from './postback-log.ts';
import { stateInQueue } from './postback-states.ts';

export type RecoveryRecord = typeof postback_recoveries.$inferSelect;
export type RecoveryCounts = Pick<RecoveryRecord, 'left' | 'sent' | 'acknowledged' | 'failed'>;

interface Period {
  readonly app_id: string;
  readonly since: Date;
  readonly until: Date;
}

/** All that was not delivered: dead, never sent, or waiting for its next attempt. */
const undelivered = ({ app_id, since, until }: Period) => {
  const isMeant = sql`postback.app_id = ${app_id} and postback.at >= ${since} and postback.at < ${until}`;
  return sql`
    select postback.id, postback.type, postback.at, ${stateInQueue} as state
    from postback_queue as postback join postback_endpoints as endpoint using (app_id) where ${isMeant}
    union all
    select postback.id, postback.type, postback.at, postback.state
    from postback_log as postback where ${isMeant} and postback.state <> 'delivered'`;
};

export async function planRecovery(on: Queryable, period: Period) {
  const { rows } = await on.execute<{
    type: PostbackType;
    state: ConsolePostbackState;
    count: string;
    oldest: string;
    newest: string;
  }>(sql`
    select type, state, count(*) as count, min(at) as oldest, max(at) as newest
    from (${undelivered(period)}) as found group by type, state order by count(*) desc, type, state`);
  return rows.map(({ type, state, count, oldest, newest }) => ({
    ...{ type, state, count: Number(count) },
    ...{ oldest: new Date(oldest), newest: new Date(newest) },
  }));
}

/**
 * When the oldest moved that is dead or waits for its next attempt, after a moment; and why the latest attempt at one of
 * them failed. What there was no endpoint for is nobody's failure.
 */
export async function findUndelivered(
  on: Queryable,
  app_id: string,
  after: Date,
): Promise<{ oldest: Date | null; failure: string | null }> {
  const isMeant = sql`app_id = ${app_id} and at >= ${after}`;
  const found = sql`
    select at, attempts -> -1 as attempt from postback_queue where ${isMeant} and due_at > now()
    union all
    select at, attempts -> -1 from postback_log where ${isMeant} and state = 'dead'`;
  const { rows } = await on.execute<{ oldest: string | null; failure: string | null }>(sql`
    select min(at) as oldest, (array_agg(attempt ->> 'failure' order by attempt ->> 'at' desc nulls last))[1] as failure
    from (${found}) as found`);
  const { oldest = null, failure = null } = rows[0] ?? {};
  return { oldest: oldest === null ? null : new Date(oldest), failure };
}

/** Null when one runs for the app already. */
export async function insertRecovery(
  tx: Tx,
  { app_id, since, until, by }: Period & { by: Pick<Actor, 'name' | 'role'> },
): Promise<RecoveryRecord | null> {
  const [inserted] = await tx
    .insert(postback_recoveries)
    .values({ app_id, since, started_by: by.name, started_by_role: by.role, started_at: until })
    .onConflictDoNothing()
    .returning();
  if (!inserted) return null;
  const { rowCount } = await tx.execute(sql`
    insert into postback_recovery_items (recovery_id, postback_id)
    select ${inserted.id}, id from (${undelivered({ app_id, since, until })}) as found`);
  const total = rowCount ?? 0;
  await tx.update(postback_recoveries).set({ total }).where(eq(postback_recoveries.id, inserted.id));
  return { ...inserted, total };
}

export async function findLastRecovery(on: Queryable, app_id: string): Promise<RecoveryRecord | null> {
  const [found] = await on
    .select()
    .from(postback_recoveries)
    .where(eq(postback_recoveries.app_id, app_id))
    .orderBy(desc(postback_recoveries.id))
    .limit(1);
  return found ?? null;
}

export async function findRunningRecoveries(on: Queryable): Promise<number[]> {
  const rows = await on
    .select({ id: postback_recoveries.id })
    .from(postback_recoveries)
    .where(eq(postback_recoveries.state, 'running'))
    .orderBy(postback_recoveries.id);
  return rows.map(({ id }) => id);
}

/** Locked until the transaction ends; null when it does not run. */
export async function lockRecovery(tx: Tx, id: number): Promise<RecoveryRecord | null> {
  const [found] = await tx
    .select()
    .from(postback_recoveries)
    .where(and(eq(postback_recoveries.id, id), eq(postback_recoveries.state, 'running')))
    .for('update');
  return found ?? null;
}

/** Notes what has become of those that were sent. One that is refused now may be accepted later. */
export async function settleItems(tx: Tx, recovery_id: number): Promise<void> {
  await tx.execute(sql`
    with looked_at as (
      select item.postback_id, item.state as old, case
          when logged.state = 'delivered' then 'acknowledged'
          when logged.id is not null or queued.id is null or queued.tries > 0 then 'failed'
          else item.state
        end as state
      from postback_recovery_items as item
        left join postback_queue as queued on queued.id = item.postback_id
        left join postback_log as logged on logged.id = item.postback_id
      where item.recovery_id = ${recovery_id} and item.state in ('sent', 'failed')
    )
    update postback_recovery_items as item set state = looked_at.state from looked_at
    where item.recovery_id = ${recovery_id} and item.postback_id = looked_at.postback_id
      and looked_at.state <> looked_at.old`);
}

export async function countItems(on: Queryable, recovery_id: number): Promise<RecoveryCounts> {
  const { rows } = await on.execute<{ state: keyof RecoveryCounts; count: string }>(sql`
    select state, count(*) as count from postback_recovery_items
    where recovery_id = ${recovery_id} group by state`);
  const counts = { left: 0, sent: 0, acknowledged: 0, failed: 0 };
  for (const { state, count } of rows) counts[state] = Number(count);
  return counts;
}

/** Sends the next ones, the oldest first; what was delivered meanwhile is acknowledged without being sent again. */
export async function sendNextItems(tx: Tx, recovery_id: number, most: number): Promise<void> {
  await tx.execute(sql`
    with next as materialized (
      select postback_id from postback_recovery_items
      where recovery_id = ${recovery_id} and state = 'left' order by postback_id limit ${most}
    ),
    ${movedToQueue(sql`id in (select postback_id from next) and state <> 'delivered'`)},
    advanced as (
      update postback_queue set due_at = least(due_at, now()), tries = 0
      where id in (select postback_id from next) returning id
    )
    update postback_recovery_items as item set state = case
        when item.postback_id in (select id from moved_to_queue union all select id from advanced) then 'sent'
        when exists (select from postback_log where id = item.postback_id and state = 'delivered') then 'acknowledged'
        else 'failed'
      end
    where item.recovery_id = ${recovery_id} and item.postback_id in (select postback_id from next)`);
}

/** Keeps the counts, and forgets the postbacks. */
export async function endRecovery(
  tx: Tx,
  id: number,
  { state, at, counts }: { state: 'done' | 'cancelled'; at: Date; counts: RecoveryCounts },
): Promise<void> {
  await tx
    .update(postback_recoveries)
    .set({ ...counts, state, ended_at: at })
    .where(eq(postback_recoveries.id, id));
  await tx.execute(sql`delete from postback_recovery_items where recovery_id = ${id}`);
}

/** Answers how many were deleted. */
export async function deleteOldRecoveries(on: Queryable, before: Date): Promise<number> {
  const { rowCount } = await on
    .delete(postback_recoveries)
    .where(and(ne(postback_recoveries.state, 'running'), lt(postback_recoveries.ended_at, before)));
  return rowCount ?? 0;
}
