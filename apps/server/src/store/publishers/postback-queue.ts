// Postbacks that wait to be sent. The node that has their endpoint's lease reads what is due, sends it, and writes what came
// of it; the database's clock counts. Results do not wait for the disk: what a crash of the database forgets is sent again
// under its id. What runs for each batch is a prepared statement: building it would cost more than sending.
import type { PostbackType } from '@earnwall/postbacks/postback';
import { sql } from 'drizzle-orm';
import type { Database } from '#store/engine/database.ts';
import type { Queryable } from '#store/engine/queryable.ts';
import type { Attempt, PostbackPayload } from '#store/schema/postbacks.ts';

/** What waited for an endpoint comes back within this time, not all at once. */
const spreadSeconds = 10;
const soon = sql`now() + make_interval(secs => random() * ${spreadSeconds}::double precision)`;

// In order, what waits for an earlier one of its user is held up. A value and not `exists`: where one user has most of the queue, that became a hash join which compares each postback with
// all others of the user.
export const heldUp = `queued.id <> (
  select earlier.id from postback_queue as earlier
  where earlier.app_id = queued.app_id and earlier.user_id = queued.user_id
  order by earlier.id limit 1
)`;

/** A postback with what is read when it is sent: the user's id at the publisher, which an erasure replaces. */
export type DuePostback = {
  id: number;
  transaction_id: string;
  app_id: string;
  type: PostbackType;
  payload: PostbackPayload;
  at: Date;
  tries: number;
  user_uuid: string;
  country: string | null;
  app_decimals: number;
  app_rate_micros: string;
};

interface DueQuery {
  /** Those are being sent. */
  except: readonly number[];
  /** Of each user only the first one that has not left the queue. */
  ordered: boolean;
  most: number;
}

type Rows = Pick<Database, 'queryRows'>;

const dueStatement = (name: string, condition: string) => ({
  name,
  text: `
    with due as materialized (
      select * from postback_queue as queued
      where app_id = $1 and due_at <= now() and id <> all ($2::bigint[]) ${condition}
      order by due_at
      limit $3
    )
    select due.id, due.transaction_id, due.app_id, due.type, due.payload, due.at, due.tries,
      users.uuid, users.country, apps.decimals, apps.exchange_rate_micros
    from due
      join users on users.app_id = due.app_id and users.id = due.user_id
      join apps on apps.id = due.app_id
    order by due.due_at`,
});
const dueInAnyOrder = dueStatement('due_postbacks', '');
const dueInOrder = dueStatement('due_postbacks_in_order', `and not (${heldUp})`);

type DueRow = readonly [
  id: string,
  transaction_id: string,
  app_id: string,
  type: PostbackType,
  payload: PostbackPayload,
  at: Date,
  tries: number,
  user_uuid: string,
  country: string | null,
  app_decimals: number,
  app_rate_micros: string,
];

/** Those that are due first come first. */
export async function findDuePostbacks(
  on: Rows,
  app: string,
  { except, ordered, most }: DueQuery,
): Promise<DuePostback[]> {
  const rows = await on.queryRows(ordered ? dueInOrder : dueInAnyOrder, [app, except, most]);
  return (rows as unknown as DueRow[]).map(dueOf);
}

/** Without spreads: it runs for each postback. */
function dueOf(row: DueRow): DuePostback {
  return {
    id: Number(row[0]),
    transaction_id: row[1],
    app_id: row[2],
    type: row[3],
    payload: row[4],
    at: row[5],
    tries: row[6],
    user_uuid: row[7],
    country: row[8],
    app_decimals: row[9],
    app_rate_micros: row[10],
  };
}

export interface AttemptResult {
  id: number;
  /** `due`: it is tried again after `pause_ms`. */
  state: 'delivered' | 'dead' | 'due';
  pause_ms: number | null;
  attempt: Attempt;
}

const record = {
  name: 'record_attempts',
  text: `
    select record_attempts(case when level is not null then $1::jsonb end)
    from (select set_config('synchronous_commit', 'off', true) as level) as setting`,
};

export async function recordAttempts(on: Rows, results: readonly AttemptResult[]): Promise<void> {
  await on.queryRows(record, [JSON.stringify(results)]);
}

/** So many attempts may be made, some of them early; then a postback keeps to its schedule. */
const maxEarly = 30;

/**
 * Ends pauses after an outage. The attempt that follows does not count: what looks like the end of an outage may be the
 * success of another postback, and one that is refused must not lose its three days by it.
 */
export async function endPauses(on: Queryable, app_id: string): Promise<void> {
  await on.execute(sql`
    update postback_queue set due_at = ${soon}, tries = greatest(tries - 1, 0)
    where app_id = ${app_id} and due_at > now() + make_interval(secs => ${spreadSeconds}::double precision)
      and jsonb_array_length(attempts) < ${maxEarly}`);
}

/** What has waited for a stopped endpoint gets all its attempts anew; to be called before it is switched on. */
export async function restartPostbacks(on: Queryable, app_id: string): Promise<void> {
  await on.execute(sql`
    update postback_queue set due_at = least(due_at, ${soon}), tries = 0
    where app_id = ${app_id} and tries > 0
      and exists (select from postback_endpoints where app_id = ${app_id} and state <> 'on')`);
}
