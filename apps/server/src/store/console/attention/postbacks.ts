// Facts for Home about postbacks, by app: what the endpoint is in, and what was given up lately.
import { type SQL, sql } from 'drizzle-orm';
import { isWithin, type Within } from '#store/console/within.ts';
import type { Queryable } from '#store/engine/queryable.ts';
import { apps } from '#store/schema/apps.ts';
import type { endpointStates } from '#store/schema/postbacks.ts';

interface Row extends Record<string, unknown> {
  readonly id: string;
  readonly name: string;
  readonly state: (typeof endpointStates)[number];
  readonly failing_since: string | null;
  readonly updated_at: string;
  readonly dead: number;
  readonly dead_since: string | null;
}

const most = 100;

/** Endpoints in trouble. Dead postbacks are found by an index that has the undelivered ones only. */
export async function findTroubledEndpoints(
  on: Queryable,
  within: Within,
  { deadSince, mostDead }: { deadSince: Date; mostDead: number },
) {
  const dead: SQL = sql`
    select at from postback_log
    where postback_log.app_id = apps.id and state <> 'delivered' and state = 'dead'
      and at >= ${deadSince.toISOString()}::timestamptz
    order by at limit ${mostDead}`;
  const { rows } = await on.execute<Row>(sql`
    select apps.id, apps.name, endpoint.state, endpoint.failing_since, endpoint.updated_at,
      dead.count::integer as dead, dead.since as dead_since
    from ${apps} join postback_endpoints as endpoint on endpoint.app_id = apps.id
      cross join lateral (select count(*) as count, min(at) as since from (${dead}) as found) as dead
    where ${isWithin(within)} and (endpoint.state <> 'on' or endpoint.failing_since is not null or dead.count > 0)
    order by apps.id
    limit ${most}`);
  return rows.map(({ id, name, state, failing_since, updated_at, dead: count, dead_since }) => ({
    app: { id, name },
    state,
    failing_since: failing_since === null ? null : new Date(failing_since),
    stopped_at: new Date(updated_at),
    dead: dead_since === null ? null : { count, since: new Date(dead_since) },
  }));
}
