// The audit: changes in the transaction of the change, views before the answer is sent, and access.
import type { RevertedAct, Role } from '@earnwall/contract/console-access';
import { and, desc, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#store/engine/queryable.ts';
import { apps } from '#store/schema/apps.ts';
import { audit_events, type FieldChange, type ViewedItems } from '#store/schema/audit-events.ts';
import { people } from '#store/schema/people.ts';

type AuditRecord = typeof audit_events.$inferSelect;

/** Who did it: a person, or a machine by its name. */
export interface Actor {
  readonly name: string;
  readonly person_id: string | null;
  readonly role: Role | null;
  readonly request_id: string | null;
  /** The event that is reverted by what is done. */
  readonly reverts?: number;
}

/** A part of the product itself, or a key. */
export const machine = (name: string): Actor => ({ name, person_id: null, role: null, request_id: null });

interface AuditedChange {
  readonly by: Actor;
  readonly what: string;
  readonly at: Date;
  /** The publisher is the app's, where an app is given. */
  readonly app_id?: string | null;
  readonly publisher_id?: string | null;
  readonly user_id?: number | null;
  readonly reason?: string | null;
  readonly changes?: readonly FieldChange[];
  readonly about?: ViewedItems;
  /** Where `changes` has all that reverting it needs. */
  readonly act?: RevertedAct;
}

export async function recordChange(tx: Tx, change: AuditedChange): Promise<void> {
  const { by, app_id = null, publisher_id = null, ...rest } = change;
  await tx.insert(audit_events).values({
    kind: 'change',
    ...rest,
    app_id,
    reverts: by.reverts ?? null,
    ...named(by),
    publisher_id: publisherOf(app_id, publisher_id),
  });
}

export interface AuditedView {
  readonly by: Actor;
  /** The name of the call. */
  readonly what: string;
  readonly at: Date;
  readonly app_id?: string;
  /** Absent for a list. */
  readonly user?: { readonly app_id: string; readonly user_id: number };
  readonly about?: ViewedItems;
}

export async function recordView(on: Queryable, view: AuditedView): Promise<void> {
  const { by, user, about = {}, what, at } = view;
  const app_id = user?.app_id ?? view.app_id ?? null;
  const user_id = user?.user_id ?? null;
  await on.insert(audit_events).values({
    kind: 'view',
    what,
    at,
    about,
    app_id,
    user_id,
    ...named(by),
    publisher_id: publisherOf(app_id, ofPerson(by)),
  });
}

/** A list that names no app is a view of the person's own publisher. */
const ofPerson = ({ person_id }: Actor): SQL | null =>
  person_id === null ? null : sql`(select publisher_id from ${people} where id = ${person_id})`;

interface AuditedAccess {
  /** Null where nobody was identified. */
  readonly by: Actor | null;
  readonly what: string;
  readonly at: Date;
  readonly publisher_id?: string | null;
  readonly app_id?: string | null;
  readonly network?: string;
}

/** Sign-ins, refusals, secrets shown. */
export async function recordAccess(on: Queryable, access: AuditedAccess): Promise<void> {
  const { by, app_id = null, publisher_id = null, ...rest } = access;
  await on.insert(audit_events).values({
    kind: 'access',
    ...rest,
    app_id,
    ...(by && named(by)),
    publisher_id: publisherOf(app_id, publisher_id),
  });
}

const named = ({ name, person_id, role, request_id }: Actor) => ({ by: name, person_id, role, request_id });

const publisherOf = (app_id: string | null, publisher_id: string | SQL | null) =>
  app_id === null ? publisher_id : sql`(select publisher_id from ${apps} where id = ${app_id})`;

/** Changes of the user and of the whole app, the latest first. */
export function findAccountEvents(
  on: Queryable,
  user: { app_id: string; id: number },
  most: number,
): Promise<AuditRecord[]> {
  const { app_id, user_id, id, kind } = audit_events;
  return on
    .select()
    .from(audit_events)
    .where(and(eq(app_id, user.app_id), or(eq(user_id, user.id), isNull(user_id)), eq(kind, 'change')))
    .orderBy(desc(id))
    .limit(most);
}

/** Who did last to the whole app what begins with this text, and when; null where nobody did. */
export async function findLastChange(
  on: Queryable,
  of: { app_id: string; beginning: string },
): Promise<Pick<AuditRecord, 'by' | 'role' | 'at'> | null> {
  const { app_id, user_id, id, what, by, role, at, kind } = audit_events;
  const isOfApp = and(eq(app_id, of.app_id), isNull(user_id), eq(kind, 'change'));
  const [last] = await on
    .select({ by, role, at })
    .from(audit_events)
    .where(and(isOfApp, sql`starts_with(${what}, ${of.beginning})`))
    .orderBy(desc(id))
    .limit(1);
  return last ?? null;
}

/** How often this was done to the whole app after a moment. */
export async function countChanges(
  on: Queryable,
  of: { app_id: string; what: string; after: Date },
): Promise<number> {
  const { app_id, user_id, what, at, kind } = audit_events;
  const isOfApp = and(eq(app_id, of.app_id), isNull(user_id), eq(kind, 'change'));
  return await on.$count(audit_events, and(isOfApp, eq(what, of.what), gt(at, of.after)));
}

/** Who did last to the user what begins with this text; null where nobody did. */
export async function findLastActor(
  on: Queryable,
  user: { app_id: string; id: number },
  beginning: string,
): Promise<Pick<AuditRecord, 'by' | 'role'> | null> {
  const { app_id, user_id, id, what, by, role, kind } = audit_events;
  const isChange = and(eq(app_id, user.app_id), eq(user_id, user.id), eq(kind, 'change'));
  const [last] = await on
    .select({ by, role })
    .from(audit_events)
    .where(and(isChange, sql`starts_with(${what}, ${beginning})`))
    .orderBy(desc(id))
    .limit(1);
  return last ?? null;
}

/** Who made the user's state what it is, also by an undo; null where no event has its values. */
export async function findStateSetter(
  on: Queryable,
  user: { app_id: string; id: number },
): Promise<Pick<AuditRecord, 'by' | 'role'> | null> {
  const { app_id, user_id, id, by, role, kind, changes } = audit_events;
  const isOfUser = and(eq(app_id, user.app_id), eq(user_id, user.id), eq(kind, 'change'));
  // A reason that is withdrawn leaves the state whose it was.
  const isOfState = sql`jsonb_path_exists(${changes}, '$[*].field ? (@ == "state" || @ starts with "state_" && @ != "state_reasons")')`;
  const [last] = await on
    .select({ by, role })
    .from(audit_events)
    .where(and(isOfUser, isOfState))
    .orderBy(desc(id))
    .limit(1);
  return last ?? null;
}

/** Who made the state of an app what it is; null where nobody has changed it. */
export async function findStatusSetter(
  on: Queryable,
  app: string,
): Promise<Pick<AuditRecord, 'by' | 'role'> | null> {
  const { app_id, id, by, role, kind, changes } = audit_events;
  const [last] = await on
    .select({ by, role })
    .from(audit_events)
    .where(and(eq(app_id, app), eq(kind, 'change'), sql`${changes} @> '[{"field": "status"}]'`))
    .orderBy(desc(id))
    .limit(1);
  return last ?? null;
}

/** The change that set the user's state at this moment; null where none is known. */
export async function findChangeOfState(
  on: Queryable,
  user: { app_id: string; id: number },
  set_at: Date,
): Promise<Pick<AuditRecord, 'changes' | 'by' | 'role'> | null> {
  const { app_id, user_id, id, kind, changes, by, role } = audit_events;
  const meant = JSON.stringify([{ field: 'state_set_at', new: set_at.toISOString() }]);
  const [found] = await on
    .select({ changes, by, role })
    .from(audit_events)
    .where(
      and(
        eq(app_id, user.app_id),
        eq(user_id, user.id),
        eq(kind, 'change'),
        sql`${changes} @> ${meant}::jsonb`,
      ),
    )
    .orderBy(desc(id))
    .limit(1);
  return found ?? null;
}
