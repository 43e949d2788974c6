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

// Users are looked up one by one, since a join of so many may be planned as a walk through all users there are; and what is
// left out is a subquery, so that neither the plan nor each row depends on how many that are.
const dueStatement = (name: string, condition: string) => ({
  name,
  text: `
    select queued.id, queued.transaction_id, queued.type, queued.payload, queued.at, queued.tries,
      person.uuid, person.country,
      (select decimals from apps where id = $1), (select exchange_rate_micros from apps where id = $1)
    from (
      select * from postback_queue as queued
      where app_id = $1 and due_at <= now() and id not in (select unnest($2::bigint[])) ${condition}
      order by due_at
      limit $3
    ) as queued
      cross join lateral (
        select uuid, country from users where app_id = $1 and id = queued.user_id limit 1
      ) as person
    order by queued.due_at`,
});
const dueInAnyOrder = dueStatement('due_postbacks', '');
const dueInOrder = dueStatement('due_postbacks_in_order', `and not (${heldUp})`);

type DueRow = readonly [
  id: string,
  transaction_id: string,
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
  app_id: string,
  { except, ordered, most }: DueQuery,
): Promise<DuePostback[]> {
  const rows = await on.queryRows(ordered ? dueInOrder : dueInAnyOrder, [app_id, except, most]);
  return (rows as unknown as DueRow[]).map((row) => dueOf(app_id, row));
}

/** Without spreads: it runs for each postback. */
function dueOf(app_id: string, row: DueRow): DuePostback {
  return {
    id: Number(row[0]),
    transaction_id: row[1],
    app_id,
    type: row[2],
    payload: row[3],
    at: row[4],
    tries: row[5],
    user_uuid: row[6],
    country: row[7],
    app_decimals: row[8],
    app_rate_micros: row[9],
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
