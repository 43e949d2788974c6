// All postbacks of an app, waiting or logged: to look at, to send again, and to delete when they are old.
import type { PostbackType } from '@earnwall/postbacks/postback';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#store/engine/queryable.ts';
import type { Attempt, loggedStates } from '#store/schema/postbacks.ts';
import type { DuePostback } from './postback-queue.ts';
import { isOfTransactions } from './postbacks-of-transactions.ts';

type PostbackState = (typeof loggedStates)[number] | 'waiting';

export type PostbackRecord = Omit<DuePostback, 'tries'> & {
  state: PostbackState;
  attempts: readonly Attempt[];
  /** When it is sent next; null when it is not. */
  next_at: Date | null;
  settled_at: Date | null;
};

export interface PostbackFilter {
  state?: PostbackState | undefined;
  type?: PostbackType | undefined;
  /** The publisher's id. */
  user_uuid?: string | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
}

type Row = Omit<PostbackRecord, 'id' | 'at' | 'next_at' | 'settled_at'> & {
  id: string;
  at: string;
  next_at: string | null;
  settled_at: string | null;
};

const dateOrNull = (text: string | null): Date | null => (text === null ? null : new Date(text));

const common = sql.raw(
  'postback.id, postback.transaction_id, postback.app_id, postback.user_id, postback.type, postback.payload, postback.at, postback.attempts',
);

/** The newest first; `before` is the last one of the page before. */
export async function findPostbacks(
  on: Queryable,
  app_id: string,
  { state, ...filter }: PostbackFilter,
  { before, most }: { before: { at: Date; id: number } | null; most: number },
): Promise<PostbackRecord[]> {
  const older = before ? sql`and (postback.at, postback.id) < (${before.at}, ${before.id})` : sql``;
  const isMeant = sql`where postback.app_id = ${app_id} ${conditions(filter)} ${older}`;
  const page = sql`order by postback.at desc, postback.id desc limit ${most}`;
  const inLog = state === 'waiting' ? sql`and false` : state ? sql`and postback.state = ${state}` : sql``;
  const inQueue = state === undefined || state === 'waiting' ? sql`` : sql`and false`;
  return await read(
    on,
    sql`(select ${common}, 'waiting' as state, postback.due_at as next_at, null::timestamptz as settled_at
        from postback_queue as postback ${isMeant} ${inQueue} ${page})
      union all
      (select ${common}, postback.state, null::timestamptz, postback.settled_at
        from postback_log as postback ${isMeant} ${inLog} ${page})`,
    most,
  );
}

export async function findPostback(
  on: Queryable,
  app_id: string,
  transaction_id: string,
): Promise<PostbackRecord | null> {
  const isMeant = sql`where postback.app_id = ${app_id} and ${isOfTransactions([transaction_id])}`;
  const found = await read(
    on,
    sql`select ${common}, 'waiting' as state, postback.due_at as next_at, null::timestamptz as settled_at
        from postback_queue as postback ${isMeant}
      union all
      select ${common}, postback.state, null::timestamptz, postback.settled_at
        from postback_log as postback ${isMeant}`,
    1,
  );
  return found[0] ?? null;
}

async function read(on: Queryable, found: SQL, most: number): Promise<PostbackRecord[]> {
  const { rows } = await on.execute<Row>(sql`
    select found.*, users.uuid as user_uuid, users.country,
      apps.decimals as app_decimals, apps.exchange_rate_micros as app_rate_micros
    from (${found}) as found
      join users on users.app_id = found.app_id and users.id = found.user_id
      join apps on apps.id = found.app_id
    order by found.at desc, found.id desc
    limit ${most}`);
  return rows.map((row) => ({
    ...row,
    id: Number(row.id),
    at: new Date(row.at),
    next_at: dateOrNull(row.next_at),
    settled_at: dateOrNull(row.settled_at),
  }));
}

/** By their movements, which have an index of users. */
const ofUser = (user_uuid: string): SQL => sql`and postback.id in (
  select movements.id from users join movements on movements.app_id = users.app_id and movements.user_id = users.id
  where users.app_id = postback.app_id and users.uuid = ${user_uuid}
)`;

function conditions({ type, user_uuid, from, to }: Omit<PostbackFilter, 'state'>): SQL {
  return sql.join([
    type === undefined ? sql`` : sql`and postback.type = ${type} `,
    from === undefined ? sql`` : sql`and postback.at >= ${from} `,
    to === undefined ? sql`` : sql`and postback.at < ${to} `,
    user_uuid === undefined ? sql`` : ofUser(user_uuid),
  ]);
}

export interface Replay extends Omit<PostbackFilter, 'state'> {
  states: readonly PostbackState[];
  transaction_id?: string;
}

/** What waits is sent now. Answers how many. */
export async function advancePostbacks(on: Queryable, app_id: string, which: Replay): Promise<number> {
  if (!which.states.includes('waiting')) return 0;
  const { rowCount } = await on.execute(sql`
    update postback_queue as postback set due_at = now(), tries = 0
    where ${meant(app_id, which)} and postback.due_at > now()`);
  return rowCount ?? 0;
}

/**
 * Moves postbacks from the log back to the queue, with all attempts before them. In the order of their ids, from `after`
 * on: what is delivered meanwhile is not moved twice. Answers them in that order.
 */
export async function requeuePostbacks(
  on: Queryable,
  app_id: string,
  which: Replay,
  { after, most }: { after: number; most: number },
): Promise<{ id: number; transaction_id: string }[]> {
  const logged = which.states.filter((state) => state !== 'waiting');
  const ids = sql`
    select postback.id from postback_log as postback
    where ${meant(app_id, which)} and postback.state = any (${sql.param(logged)}::text[])
      and postback.id > ${after}
    order by postback.id limit ${most} for update skip locked`;
  const { rows } = await on.execute<{ id: string; transaction_id: string }>(sql`
    with ${movedToQueue(sql`id in (${ids})`)}
    select id, transaction_id from moved_to_queue order by id`);
  return rows.map(({ id, transaction_id }) => ({ id: Number(id), transaction_id }));
}

/** The part of a statement that moves what a condition on `postback_log` says; `moved_to_queue` has what it moved. */
export const movedToQueue = (isMeant: SQL): SQL => sql`
  taken_from_log as (
    delete from postback_log where ${isMeant}
    returning id, transaction_id, app_id, user_id, type, payload, at, attempts
  ),
  moved_to_queue as (
    insert into postback_queue (id, transaction_id, app_id, user_id, type, payload, at, attempts, tries, due_at)
    select id, transaction_id, app_id, user_id, type, payload, at, attempts, 0, now() from taken_from_log order by id
    returning id, transaction_id
  )`;

/**
 * Sends these again now, delivered or not. Answers those that were not about to be sent anyway: by the clock, since a
 * transaction that waited for another one began before what that one has queued was due.
 */
export async function sendAgain(tx: Tx, ids: readonly number[]): Promise<number[]> {
  const given = sql`any (${sql.param(ids)}::bigint[])`;
  const { rows } = await tx.execute<{ id: string }>(sql`
    with ${movedToQueue(sql`id = ${given}`)},
    advanced as (
      update postback_queue set due_at = now(), tries = 0 where id = ${given} and due_at > clock_timestamp()
      returning id
    )
    select id from moved_to_queue union all select id from advanced`);
  return rows.map(({ id }) => Number(id));
}

const meant = (app_id: string, { transaction_id, type, user_uuid, from, to }: Replay): SQL => {
  const isOne = transaction_id === undefined ? sql`` : sql`and ${isOfTransactions([transaction_id])} `;
  return sql`postback.app_id = ${app_id} ${isOne} ${conditions({ type, user_uuid, from, to })}`;
};

/** Answers how many were deleted, `most` at most. */
export async function deleteOldPostbacks(on: Queryable, before: Date, most: number): Promise<number> {
  const { rowCount } = await on.execute(sql`
    delete from postback_log where id in (
      select id from postback_log where settled_at < ${before} order by settled_at limit ${most}
    )`);
  return rowCount ?? 0;
}

/** Gives up what has waited for a stopped endpoint for too long. Answers how many, `most` at most. */
export async function expirePostbacks(on: Queryable, before: Date, most: number): Promise<number> {
  const { rowCount } = await on.execute(sql`
    with expired as (
      delete from postback_queue where id in (
        select postback_queue.id from postback_queue join postback_endpoints using (app_id)
        where postback_endpoints.state <> 'on' and postback_queue.due_at < ${before}
        limit ${most} for update of postback_queue skip locked
      )
      returning *
    )
    insert into postback_log
      (id, transaction_id, app_id, user_id, type, payload, at, attempts, tries, state, settled_at)
    select id, transaction_id, app_id, user_id, type, payload, at, attempts, tries, 'dead', now() from expired`);
  return rowCount ?? 0;
}
