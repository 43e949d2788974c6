// Postbacks as the console lists them: within a scope, those that wait and those that are logged as one list, the newest
// first. A page is found by the indexes of each app, and only then read.
import type { ConsolePostbackState } from '@earnwall/contract/postback-recovery';
import type { PostbackType } from '@earnwall/postbacks/postback';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#store/engine/queryable.ts';
import type { DuePostback } from '#store/publishers/postback-queue.ts';
import { stateInQueue } from '#store/publishers/postback-states.ts';
import { isOfTransactions } from '#store/publishers/postbacks-of-transactions.ts';
import { apps } from '#store/schema/apps.ts';
import type { Attempt } from '#store/schema/postbacks.ts';
import type { Scope } from './scope.ts';
import type { FoundUser } from './users-by-id.ts';
import { isWithin, type Within } from './within.ts';

export type ConsolePostbackRecord = Omit<DuePostback, 'tries'> & {
  user_id: number;
  uhash: string;
  app_name: string;
  state: ConsolePostbackState;
  attempts: readonly Attempt[];
  next_at: Date | null;
  settled_at: Date | null;
};

export interface ConsolePostbackFilter {
  readonly state?: ConsolePostbackState | undefined;
  readonly type?: PostbackType | undefined;
  /** One of these; none finds nothing. */
  readonly users?: readonly FoundUser[] | undefined;
  readonly transaction_ids?: readonly string[] | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  readonly test?: boolean | undefined;
}

type Row = Record<string, unknown> &
  Omit<ConsolePostbackRecord, 'id' | 'user_id' | 'at' | 'next_at' | 'settled_at'> & {
    id: string;
    user_id: string;
    at: string;
    next_at: string | null;
    settled_at: string | null;
  };

interface Page {
  /** The last one of the page before. */
  readonly before: { readonly at: Date; readonly id: number } | null;
  readonly most: number;
}

export async function findConsolePostbacks(
  on: Queryable,
  within: Within,
  filter: ConsolePostbackFilter,
  { before, most }: Page,
): Promise<ConsolePostbackRecord[]> {
  if (filter.users?.length === 0) return [];
  const older = before ? sql`and (postback.at, postback.id) < (${before.at}, ${before.id})` : sql``;
  const isMeant = sql`where postback.app_id = apps.id ${conditions(filter)} ${older}`;
  const page = sql`order by postback.at desc, postback.id desc limit ${most}`;
  const { rows } = await on.execute<Row>(sql`
    with page as materialized (
      select found.id, found.at from ${apps} left join postback_endpoints as endpoint on endpoint.app_id = apps.id
        cross join lateral (
          (select postback.id, postback.at from postback_queue as postback ${isMeant} ${inQueue(filter.state)} ${page})
          union all
          (select postback.id, postback.at from postback_log as postback ${isMeant} ${inLog(filter.state)} ${page})
        ) as found
      where ${isWithin(within)}
      order by found.at desc, found.id desc limit ${most}
    )
    ${details(sql`page`)}
    order by at desc, id desc`);
  return rows.map(recordOf);
}

/** By what publishers know them by. */
export const findPostbacksById = (on: Queryable, scope: Scope, transaction_ids: readonly string[]) =>
  findConsolePostbacks(
    on,
    { scope, app_id: null },
    { transaction_ids },
    { before: null, most: transaction_ids.length },
  );

const columns = sql.raw(
  'postback.id, postback.transaction_id, postback.app_id, postback.user_id, postback.type, postback.payload, postback.at, postback.attempts',
);

/** What a row shows, of the ids of a page. */
const details = (page: SQL): SQL => sql`
  select postback.*, apps.name as app_name, users.uuid as user_uuid, users.uhash, users.country,
    apps.decimals as app_decimals, apps.exchange_rate_micros as app_rate_micros
  from (
    select ${columns}, ${stateInQueue} as state,
      case when endpoint.state = 'on' then postback.due_at end as next_at, null::timestamptz as settled_at
    from ${page} as one join postback_queue as postback on postback.id = one.id
      left join postback_endpoints as endpoint on endpoint.app_id = postback.app_id
    union all
    select ${columns}, postback.state, null::timestamptz, postback.settled_at
    from ${page} as one join postback_log as postback on postback.id = one.id
  ) as postback
    join apps on apps.id = postback.app_id
    join users on users.app_id = postback.app_id and users.id = postback.user_id`;

const queueStates: readonly ConsolePostbackState[] = ['queued', 'retrying', 'held'];

function inQueue(state: ConsolePostbackState | undefined): SQL {
  if (state === undefined) return sql``;
  return queueStates.includes(state) ? sql`and ${stateInQueue} = ${state}` : sql`and false`;
}

/** Written so that the index of undelivered ones is used. */
function inLog(state: ConsolePostbackState | undefined): SQL {
  if (state === undefined) return sql``;
  if (queueStates.includes(state)) return sql`and false`;
  if (state === 'unsent') return sql`and postback.state <> 'delivered' and postback.state = 'unsent'`;
  return state === 'dead' ? sql`and postback.state = 'dead'` : sql`and postback.state = 'delivered'`;
}

/** Users by their movements, which have an index of them. */
function conditions({ type, users, transaction_ids, from, to, test }: ConsolePostbackFilter): SQL {
  const given = users?.map(({ app_id, user_id }) => sql`(${app_id}, ${user_id})`);
  return sql.join([
    type === undefined ? sql`` : sql`and postback.type = ${type} `,
    from === undefined ? sql`` : sql`and postback.at >= ${from} `,
    to === undefined ? sql`` : sql`and postback.at < ${to} `,
    test ? sql`and postback.payload @> '{"test": true}' ` : sql``,
    transaction_ids === undefined ? sql`` : sql`and ${isOfTransactions(transaction_ids)} `,
    given === undefined
      ? sql``
      : sql`and postback.id in (
          select id from movements where (app_id, user_id) in (${sql.join(given, sql`, `)})
        ) `,
  ]);
}

const dateOrNull = (text: string | null): Date | null => (text === null ? null : new Date(text));

const recordOf = (row: Row): ConsolePostbackRecord => ({
  ...row,
  id: Number(row.id),
  user_id: Number(row.user_id),
  at: new Date(row.at),
  next_at: dateOrNull(row.next_at),
  settled_at: dateOrNull(row.settled_at),
});

const mostCounted = 1000;

/** How many wait, and how many were given up; not counted beyond a thousand. */
export async function countConsolePostbacks(
  on: Queryable,
  within: Within,
): Promise<{ waiting: number; dead: number }> {
  const counted = (table: SQL, condition: SQL) => sql`(
    select count(*) from (
      select from ${apps} join ${table} as postback on postback.app_id = apps.id
      where ${isWithin(within)} ${condition} limit ${mostCounted}
    ) as found
  )`;
  const { rows } = await on.execute<{ waiting: string; dead: string }>(sql`
    select ${counted(sql`postback_queue`, sql``)} as waiting,
      ${counted(sql`postback_log`, sql`and postback.state = 'dead'`)} as dead`);
  return { waiting: Number(rows[0]?.waiting ?? 0), dead: Number(rows[0]?.dead ?? 0) };
}
