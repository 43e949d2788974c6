// What the page of a user says above all else.
import { sql } from 'drizzle-orm';
import type { Queryable } from '#store/engine/queryable.ts';
import { takenBy } from './list.ts';

interface Raw extends Record<string, unknown> {
  country_since: string | null;
  erased_at: string | null;
  devices: string;
  device_names: string[] | null;
  completes: string;
  reversals: string;
  tickets: string;
  open_tickets: string;
}

export async function findUserFacts(on: Queryable, user: { readonly app_id: string; readonly id: number }) {
  const [app_id, id] = [sql`${user.app_id}`, sql`${user.id}::bigint`];
  const ofUser = sql`app_id = ${app_id} and user_id = ${id}`;
  const { rows } = await on.execute<Raw>(sql`
    select (
        select (extract(epoch from max(at)) * 1000)::bigint from audit_events
        where ${ofUser} and kind = 'change' and starts_with(what, 'moved to ')
      ) as country_since,
      (
        select (extract(epoch from max(at)) * 1000)::bigint from audit_events
        where ${ofUser} and kind = 'change' and what = 'erased'
      ) as erased_at,
      (select count(distinct fingerprint) from ip_logs where ${ofUser}) as devices,
      (
        select array_agg(name) from (
          select distinct concat_ws(' ', device_manufacturer, device_model) as name from clicks
          where ${ofUser} and (device_manufacturer is not null or device_model is not null) limit 10
        ) as named
      ) as device_names,
      taken.completes, taken.reversals,
      (select count(*) from tickets where ${ofUser}) as tickets,
      (select count(*) from tickets where ${ofUser} and state = 'open') as open_tickets
    from (${takenBy(app_id, id)}) as taken`);
  const [row] = rows;
  if (!row) throw new Error('The facts of a user cannot be missing');
  const names = row.device_names ?? [];
  return {
    country_since: momentOf(row.country_since),
    erased_at: momentOf(row.erased_at),
    devices: { count: Math.max(Number(row.devices), names.length), names },
    ...{ completes: Number(row.completes), reversals: Number(row.reversals) },
    tickets: { all: Number(row.tickets), open: Number(row.open_tickets) },
  };
}

const momentOf = (ms: string | null): Date | null => (ms === null ? null : new Date(Number(ms)));
