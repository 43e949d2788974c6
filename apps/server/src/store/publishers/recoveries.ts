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
export type RecoveryCounts = Pick<RecoveryRecord, 'left' | 'sent' | 'acknowledged' | 'failed' | 'behind'>;

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

/** Its postbacks are counted, and gathered by its first step. Null when one runs for the app already. */
export async function insertRecovery(
  tx: Tx,
  { app_id, since, until, by }: Period & { by: Pick<Actor, 'name' | 'role'> },
): Promise<RecoveryRecord | null> {
  const total = (await planRecovery(tx, { app_id, since, until })).reduce((sum, { count }) => sum + count, 0);
  const [inserted] = await tx
    .insert(postback_recoveries)
    .values({
      ...{ app_id, since, started_by: by.name, started_by_role: by.role, started_at: until },
      ...{ total, gathered: false },
    })
    .onConflictDoNothing()
    .returning();
  return inserted ?? null;
}

/** All of them in one statement, which takes a second or two for 100,000: more than a request may. */
export async function gatherItems(tx: Tx, { id, app_id, since, started_at }: RecoveryRecord): Promise<void> {
  const { rowCount } = await tx.execute(sql`
    insert into postback_recovery_items (recovery_id, postback_id)
    select ${id}, id from (${undelivered({ app_id, since, until: started_at })}) as found`);
  await tx
    .update(postback_recoveries)
    .set({ total: rowCount ?? 0, gathered: true })
    .where(eq(postback_recoveries.id, id));
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

/** Of those that were refused or wait behind one, so many are looked at again in a step. */
const lookedAtAgain = 1_000;

/**
 * Notes what has become of those that were sent. One that is refused now may be accepted later: of those that were refused
 * or wait behind one, a part is looked at again, all of them when it ends. In order, what waits behind one of its user that
 * is not due is not on its way.
 */
export async function settleItems(
  tx: Tx,
  { id, app_id }: Pick<RecoveryRecord, 'id' | 'app_id'>,
  { all }: { all: boolean },
): Promise<void> {
  const { failed, behind } = await countItems(tx, id);
  const parts = all ? 1 : Math.ceil((failed + behind) / lookedAtAgain) || 1;
  const part = Math.floor(Math.random() * parts);
  await tx.execute(sql`
    with looked_at as materialized (
      select item.postback_id, item.state as old, case
          when logged.state = 'delivered' then 'acknowledged'
          when logged.id is not null or queued.id is null or queued.tries > 0 then 'failed'
          when endpoint.ordered and (
            select earlier.due_at > now() from postback_queue as earlier
            where earlier.app_id = queued.app_id and earlier.user_id = queued.user_id
            order by earlier.id limit 1
          ) then 'behind'
          when item.state = 'behind' then 'sent'
          else item.state
        end as state
      from postback_recovery_items as item
        left join postback_endpoints as endpoint on endpoint.app_id = ${app_id}
        left join postback_queue as queued on queued.id = item.postback_id
        left join postback_log as logged on logged.id = item.postback_id
      where item.recovery_id = ${id} and (
        item.state = 'sent' or item.state in ('failed', 'behind') and item.postback_id % ${parts} = ${part}
      )
    )
    update postback_recovery_items as item set state = looked_at.state from looked_at
    where item.recovery_id = ${id} and item.postback_id = looked_at.postback_id
      and looked_at.state <> looked_at.old`);
}

/** What has become of the postbacks of one that runs. */
export const countsOf = async (on: Queryable, recovery: RecoveryRecord): Promise<RecoveryCounts> =>
  recovery.gathered
    ? await countItems(on, recovery.id)
    : { left: recovery.total, sent: 0, acknowledged: 0, failed: 0, behind: 0 };

export async function countItems(on: Queryable, recovery_id: number): Promise<RecoveryCounts> {
  const { rows } = await on.execute<{ state: keyof RecoveryCounts; count: string }>(sql`
    select state, count(*) as count from postback_recovery_items
    where recovery_id = ${recovery_id} group by state`);
  const counts = { left: 0, sent: 0, acknowledged: 0, failed: 0, behind: 0 };
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

/** Answers whether it failed otherwise, or not at all, before. One that has ended stays as it is. */
export async function noteStepError(on: Queryable, id: number, message: string, at: Date): Promise<boolean> {
  const { rows } = await on.execute<{ is_new: boolean }>(sql`
    update postback_recoveries as recovery set last_error = ${message}, last_error_at = ${at}
    from (select id, last_error from postback_recoveries where id = ${id}) as before
    where recovery.id = before.id and recovery.state = 'running'
    returning before.last_error is distinct from ${message} as is_new`);
  return rows[0]?.is_new ?? false;
}

export async function clearStepError(tx: Tx, id: number): Promise<void> {
  await tx
    .update(postback_recoveries)
    .set({ last_error: null, last_error_at: null })
    .where(eq(postback_recoveries.id, id));
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
