// What waits to be done or sent: jobs, the outbox, postbacks.
import { sql } from 'drizzle-orm';
import type { Queryable } from '#store/engine/queryable.ts';
import { audits } from '#store/schema/audits.ts';
import { jobs } from '#store/schema/jobs.ts';

const dateOrNull = (text: string | null): Date | null => (text === null ? null : new Date(text));

export function findJobs(on: Queryable) {
  return on
    .select({
      ...{ name: jobs.name, due_at: jobs.due_at, succeeded_at: jobs.succeeded_at },
      ...{ failures: jobs.failures, failure: jobs.failure },
      running: sql<boolean>`coalesce(${jobs.lease_until} > clock_timestamp(), false)`,
    })
    .from(jobs)
    .orderBy(jobs.name);
}

export function findAudits(on: Queryable) {
  return on.select().from(audits).orderBy(audits.name);
}

interface Queue extends Record<string, unknown> {
  readonly waiting: number;
  readonly oldest_at: string | null;
}

const queueOf = ([found]: readonly Queue[]) => ({
  waiting: found?.waiting ?? 0,
  oldest_at: dateOrNull(found?.oldest_at ?? null),
});

/** Counted up to a bound; the oldest is found by the index of what is due. */
export async function findOutbox(on: Queryable) {
  const { rows } = await on.execute<Queue>(sql`
    select count(*)::integer as waiting, min(created_at) as oldest_at
    from (select created_at from outbox where state = 'due' limit 10000) as due`);
  return queueOf(rows);
}

/** Each app's first one is found by index: a queue of a stopped endpoint may be long. */
export async function findPostbackQueue(on: Queryable) {
  const { rows } = await on.execute<Queue>(sql`
    select (select count(*)::integer from (select from postback_queue limit 10000) as queued) as waiting,
      (select min(first.due_at) from apps cross join lateral (
        select due_at from postback_queue where postback_queue.app_id = apps.id order by due_at limit 1
      ) as first where first.due_at <= clock_timestamp()) as oldest_at`);
  return queueOf(rows);
}

/** Among the last thousand messages. */
export async function findMailState(on: Queryable) {
  const { rows } = await on.execute<{
    sent_at: string | null;
    failed_at: string | null;
    failure: string | null;
  }>(
    sql`
    with latest as (select * from outbox order by id desc limit 1000),
      failed as (select coalesce(settled_at, created_at) as at, failure from latest
        where failure is not null order by id desc limit 1)
    select (select max(settled_at) from latest where state = 'done') as sent_at,
      (select at from failed) as failed_at, (select failure from failed) as failure`,
  );
  const [found] = rows;
  const failedAt = dateOrNull(found?.failed_at ?? null);
  return {
    last_sent_at: dateOrNull(found?.sent_at ?? null),
    last_failure: failedAt && { at: failedAt, failure: found?.failure ?? '' },
  };
}
