// The audit as people read it: within a scope, filtered, the latest first.
import { type auditKinds, type auditRoles, operatorRoles } from '@earnwall/contract/console-access';
import { operatorsName } from '@earnwall/domain/console/actor-name';
import { and, desc, eq, gte, ilike, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#store/engine/queryable.ts';
import { apps } from '#store/schema/apps.ts';
import { audit_events } from '#store/schema/audit-events.ts';
import { publishers } from '#store/schema/publishers.ts';
import { users } from '#store/schema/users.ts';
import { inScope, type Scope } from './scope.ts';
import { type FoundUser, findUsersById } from './users-by-id.ts';

/** One publisher's id may be known in several apps. */
const mostUsers = 20;

export interface AuditFilter {
  readonly who?: string | undefined;
  readonly role?: (typeof auditRoles)[number] | undefined;
  readonly kind?: (typeof auditKinds)[number] | undefined;
  readonly app_id?: string | undefined;
  /** A part of what is stored, or exactly one of these: views are stored by the name of their call. */
  readonly what?: { readonly part: string; readonly calls: readonly string[] } | undefined;
  /** The id of an app, a part of the name of an app or a publisher, or of what stands in `about`. */
  readonly on?: string | undefined;
  /** A part of it. */
  readonly reason?: string | undefined;
  readonly request_id?: string | undefined;
  /** By the user hash, or the publisher's id. */
  readonly user?: string | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  readonly id?: number | undefined;
}

export type AuditLine = Awaited<ReturnType<typeof findAuditEvents>>[number];

/** `before`: the id of the last one of the page before. */
export async function findAuditEvents(
  on: Queryable,
  scope: Scope,
  filter: AuditFilter,
  { before, most }: { before: number | null; most: number },
) {
  const meant = filter.user === undefined ? null : await findUsersById(on, scope, filter.user, mostUsers);
  if (meant?.length === 0) return [];
  const found = await on
    .select({
      event: audit_events,
      reverted_by,
      app_name: apps.name,
      publisher_name: publishers.name,
      uhash: users.uhash,
    })
    .from(audit_events)
    .leftJoin(apps, eq(apps.id, audit_events.app_id))
    .leftJoin(publishers, eq(publishers.id, audit_events.publisher_id))
    .leftJoin(users, and(eq(users.app_id, audit_events.app_id), eq(users.id, audit_events.user_id)))
    .where(
      and(
        inScope(audit_events.publisher_id, scope),
        ...conditions(filter, scope),
        meant ? or(...meant.map(isAbout)) : undefined,
        before === null ? undefined : lt(audit_events.id, before),
      ),
    )
    .orderBy(desc(audit_events.id))
    .limit(most);
  return found.map((line) => ({
    ...line,
    reverted_by: line.reverted_by === null ? null : Number(line.reverted_by),
  }));
}

const reverted_by = sql<
  string | null
>`(select later.id from audit_events as later where later.reverts = ${audit_events.id})`;

/** The event that has reverted this one; null where none has. */
export async function findRevert(on: Queryable, reverted: number): Promise<number | null> {
  const { id, reverts } = audit_events;
  const [found] = await on.select({ id }).from(audit_events).where(eq(reverts, reverted));
  return found?.id ?? null;
}

function conditions(filter: AuditFilter, scope: Scope): (SQL | undefined)[] {
  const { who, role, kind, app_id, what, on, reason, request_id, from, to, id } = filter;
  const event = audit_events;
  return [
    who === undefined ? undefined : isBy(who, scope),
    role === undefined ? undefined : hasRole(role),
    kind === undefined ? undefined : eq(event.kind, kind),
    app_id === undefined ? undefined : eq(event.app_id, app_id),
    what && or(ilike(event.what, containing(what.part)), inArray(event.what, [...what.calls])),
    on === undefined ? undefined : isOn(on),
    reason === undefined ? undefined : ilike(event.reason, containing(reason)),
    request_id === undefined ? undefined : eq(event.request_id, request_id),
    from === undefined ? undefined : gte(event.at, from),
    to === undefined ? undefined : lt(event.at, to),
    id === undefined ? undefined : eq(event.id, id),
  ];
}

/** Machines have a name and no role; whoever was not identified has neither. */
const hasRole = (role: NonNullable<AuditFilter['role']>): SQL | undefined =>
  role === 'machine'
    ? and(isNull(audit_events.role), isNotNull(audit_events.by))
    : eq(audit_events.role, role);

const isOn = (given: string): SQL | undefined =>
  or(
    eq(audit_events.app_id, given),
    ilike(apps.name, containing(given)),
    ilike(publishers.name, containing(given)),
    sql`exists (select from jsonb_each_text(${audit_events.about}) as about
      where about.value ilike ${containing(given)})`,
  );

const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** By the name that the asker reads: nobody guesses an operator's by looking for it. */
function isBy(who: string, scope: Scope): SQL {
  const { by, role } = audit_events;
  if (scope === 'all') return ilike(by, containing(who));
  const isOperators = operatorsName.toLowerCase().includes(who.toLowerCase());
  const isOperator = inArray(role, [...operatorRoles]);
  return sql`case when ${isOperator} then ${isOperators} else ${ilike(by, containing(who))} end`;
}

const isAbout = ({ app_id, user_id }: FoundUser): SQL =>
  sql`(${audit_events.app_id} = ${app_id} and ${audit_events.user_id} = ${user_id})`;
