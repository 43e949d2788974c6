// How long after its commit each postback was sent for the first time.
import { sql } from 'drizzle-orm';
import type { Queryable } from '#store/engine/queryable.ts';

/** Whether PostgreSQL keeps the moments of commits (`track_commit_timestamp`). */
export async function keepsCommitTimes(on: Queryable): Promise<boolean> {
  const { rows } = await on.execute<{ setting: string }>(
    sql`select current_setting('track_commit_timestamp') as setting`,
  );
  return rows[0]?.setting === 'on';
}

/** In milliseconds, the shortest first, of the movements that were committed between two moments. */
export async function firstAttemptDelays(
  on: Queryable,
  apps: readonly { id: string }[],
  [from, to]: readonly [Date, Date],
): Promise<number[]> {
  const ids = apps.map(({ id }) => id);
  const { rows } = await on.execute<{ delay: number }>(sql`
    select extract(epoch from (attempts->0->>'at')::timestamptz - committed)::double precision * 1000 as delay
    from postback_log
      join lateral (
        select pg_xact_commit_timestamp(movements.xmin) as committed from movements
        where movements.id = postback_log.id
      ) as movement on true
    where app_id = any (${sql.param(ids)}::text[]) and state = 'delivered'
      and committed between ${from.toISOString()}::timestamptz and ${to.toISOString()}::timestamptz
    order by delay`);
  return rows.map(({ delay }) => delay);
}

export const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
