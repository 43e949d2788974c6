// Which node sends an endpoint's postbacks: it takes a lease, by the database's clock (decision 0091). Nothing here waits
// for the disk: a lease that a crash of the database forgets is taken again.
import { sql } from 'drizzle-orm';
import type { Queryable } from '#store/engine/queryable.ts';
import type { postback_endpoints } from '#store/schema/postbacks.ts';
import { heldUp } from './postback-queue.ts';

type EndpointRecord = typeof postback_endpoints.$inferSelect;

const withoutDisk = sql`(select set_config('synchronous_commit', 'off', true) as level) as setting`;

/** An endpoint as it is at this moment. */
export type LeasedEndpoint = Pick<
  EndpointRecord,
  'app_id' | 'form' | 'url' | 'secret' | 'previous_secret' | 'ordered' | 'failing_since'
> & { is_previous_live: boolean };

type LeasedRow = Omit<LeasedEndpoint, 'failing_since'> & { failing_since: string | null };

/** In order, what waits for an earlier one of its user cannot be sent, though its own time has come. */
const canBeSent = sql`coalesce((
  select true from postback_queue as queued
  where queued.app_id = postback_endpoints.app_id and queued.due_at <= now()
    and not (postback_endpoints.ordered and ${sql.raw(heldUp)})
  order by queued.due_at limit 1
), false)`;

interface Lease {
  app_id: string;
  leased_by: string;
  leaseMs: number;
}

/** Takes or renews the lease. Null when another node has it, or the endpoint is not on. */
export async function leaseEndpoint(
  on: Queryable,
  { app_id, leased_by, leaseMs }: Lease,
): Promise<LeasedEndpoint | null> {
  const { rows } = await on.execute<LeasedRow>(sql`
    update postback_endpoints set
      leased_by = ${leased_by},
      leased_until = now() + make_interval(secs => ${leaseMs / 1000}::double precision)
    from ${withoutDisk}
    where app_id = ${app_id} and state = 'on' and setting.level is not null
      and (leased_by = ${leased_by} or leased_until is null or leased_until < now())
    returning app_id, form, url, secret, previous_secret, ordered, failing_since,
      coalesce(previous_until > now(), false) as is_previous_live`);
  const [row] = rows;
  if (!row) return null;
  const { failing_since } = row;
  return { ...row, failing_since: failing_since === null ? null : new Date(failing_since) };
}

/** False when something can be sent: the node that has the lease must go on. */
export async function releaseEndpoint(on: Queryable, app_id: string, leased_by: string): Promise<boolean> {
  const { rowCount } = await on.execute(sql`
    update postback_endpoints set leased_by = null, leased_until = null
    from ${withoutDisk}
    where app_id = ${app_id} and leased_by = ${leased_by} and setting.level is not null and not ${canBeSent}`);
  return rowCount === 1;
}

/** For a node that stops: another one may go on immediately. */
export async function abandonEndpoint(on: Queryable, app_id: string, leased_by: string): Promise<void> {
  await on.execute(sql`
    update postback_endpoints set leased_by = null, leased_until = null
    where app_id = ${app_id} and leased_by = ${leased_by}`);
}

/** Endpoints that no node works for, though something can be sent. */
export async function findIdleEndpoints(on: Queryable, most: number): Promise<string[]> {
  const { rows } = await on.execute<{ app_id: string }>(sql`
    select app_id from postback_endpoints
    where state = 'on' and (leased_until is null or leased_until < now()) and ${canBeSent}
    limit ${most}`);
  return rows.map(({ app_id }) => app_id);
}

export async function noteFailing(on: Queryable, app_id: string, failing_since: Date | null): Promise<void> {
  await on.execute(sql`
    update postback_endpoints set failing_since = ${failing_since} where app_id = ${app_id}`);
}

/** Postbacks wait from now on. False when it was not on. */
export async function stopEndpoint(
  on: Queryable,
  app_id: string,
  state: 'failing' | 'gone',
): Promise<boolean> {
  const { rowCount } = await on.execute(sql`
    update postback_endpoints
    set state = ${state}, leased_by = null, leased_until = null, updated_at = now()
    where app_id = ${app_id} and state = 'on'`);
  return rowCount === 1;
}
