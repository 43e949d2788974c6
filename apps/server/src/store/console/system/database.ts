// The state of the database itself, as far as our login may see it.
import { sql } from 'drizzle-orm';
import type { Queryable } from '#store/engine/queryable.ts';

export async function findDatabaseState(on: Queryable) {
  const { rows } = await on.execute<{ version: string; size: string; used: number; most: number }>(sql`
    select current_setting('server_version') as version, pg_database_size(current_database()) as size,
      (select count(*)::integer from pg_stat_activity where datname = current_database()) as used,
      current_setting('max_connections')::integer as most`);
  const [found] = rows;
  return {
    version: found?.version ?? '',
    size_bytes: Number(found?.size ?? 0),
    connections: found?.used ?? 0,
    max_connections: found?.most ?? 0,
  };
}

/** Without the right to see others' sessions there is a replica, but no lag. */
export async function findReplicas(on: Queryable) {
  const { rows } = await on.execute<{ name: string | null; lag: number | null }>(sql`
    select application_name as name, extract(epoch from replay_lag)::double precision as lag
    from pg_stat_replication order by 1 limit 50`);
  return rows.map(({ name, lag }) => ({ name: name || 'replica', lag_seconds: lag }));
}
