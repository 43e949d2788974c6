// Facts for Home about apps and the people around them. Each query ends after a bounded number of rows.
import { operatorRoles } from '@earnwall/contract/console-access';
import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { inScope, type Scope } from '#store/console/scope.ts';
import { isWithin, type Within } from '#store/console/within.ts';
import type { Queryable } from '#store/engine/queryable.ts';
import { api_keys } from '#store/schema/api-keys.ts';
import { apps } from '#store/schema/apps.ts';
import { people } from '#store/schema/people.ts';
import { tickets } from '#store/schema/tickets.ts';

const most = 50;
const app = { id: apps.id, name: apps.name };

/** Open tickets that have waited since before, the longest first: at most `mostTickets` are counted. */
const mostTickets = 500;

export async function findWaitingTickets(on: Queryable, within: Within, before: Date) {
  const waiting = await on
    .select({ app, id: tickets.id, since: tickets.waiting_since })
    .from(tickets)
    .innerJoin(apps, eq(apps.id, tickets.app_id))
    .where(and(isWithin(within), eq(tickets.state, 'open'), lte(tickets.waiting_since, before)))
    .orderBy(asc(tickets.waiting_since), asc(tickets.id))
    .limit(mostTickets);
  const [oldest] = waiting;
  return oldest ? { ...oldest, count: waiting.length } : null;
}

/** Under maintenance at this moment. */
export function findMaintained(on: Queryable, within: Within, now: Date) {
  return on
    .select({ app, since: apps.maintenance_since, until: apps.maintenance_until })
    .from(apps)
    .where(
      and(
        isWithin(within),
        apps.maintenance,
        or(isNull(apps.maintenance_until), gt(apps.maintenance_until, now)),
      ),
    )
    .orderBy(asc(apps.name), asc(apps.id))
    .limit(most);
}

export function findNeverLive(on: Queryable, within: Within, createdBefore: Date) {
  return on
    .select({ app, created_at: apps.created_at })
    .from(apps)
    .where(and(isWithin(within), isNull(apps.live_at), lt(apps.created_at, createdBefore)))
    .orderBy(asc(apps.created_at))
    .limit(most);
}

export function findEndingKeys(
  on: Queryable,
  within: Within,
  { now, until }: Readonly<Record<'now' | 'until', Date>>,
) {
  const { name, expires_at, last_used_at } = api_keys;
  return on
    .select({ app, name, expires_at: sql<Date>`${expires_at}`.mapWith(expires_at), last_used_at })
    .from(api_keys)
    .innerJoin(apps, eq(apps.id, api_keys.app_id))
    .where(and(isWithin(within), gt(expires_at, now), lte(expires_at, until), isNotNull(last_used_at)))
    .orderBy(asc(expires_at))
    .limit(most);
}

/** People whose role must have a second factor, and whom a password alone would let in. */
export function findWithoutFactor(on: Queryable, scope: Scope) {
  const mustHave = inArray(people.role, [...operatorRoles, 'owner']);
  const hasFactor = sql`exists (
    select from factors where factors.person_id = people.id and factors.confirmed_at is not null
  )`;
  return on
    .select({ name: people.name, created_at: people.created_at })
    .from(people)
    .where(
      and(
        inScope(people.publisher_id, scope),
        isNull(people.removed_at),
        isNotNull(people.password_hash),
        mustHave,
        sql`not ${hasFactor}`,
      ),
    )
    .orderBy(asc(people.created_at))
    .limit(most);
}
