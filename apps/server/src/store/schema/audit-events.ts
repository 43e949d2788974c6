// What people and machines did to accounts and apps, and what they viewed: written together with the change, and never
// rewritten. Users are referred to by row ids only, so that an erased user is not in it.
import { auditKinds, revertedActs, roles } from '@earnwall/contract/console-access';
import { sql } from 'drizzle-orm';
import { type AnyPgColumn, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { apps } from './apps.ts';
import { created, isOneOf, rowId } from './columns.ts';
import { people } from './people.ts';
import { publishers } from './publishers.ts';
import { belongsToUser } from './users.ts';

export const audit_events = pgTable(
  'audit_events',
  {
    id: rowId().primaryKey().generatedAlwaysAsIdentity(),
    at: created(),
    kind: text({ enum: auditKinds }).notNull(),
    /** The name of who did it; null where nobody was identified. */
    by: text(),
    /** Null for machines. */
    person_id: uuid().references(() => people.id),
    role: text({ enum: roles }),
    /** In words, or the name of the call of a view. */
    what: text().notNull(),
    publisher_id: text().references(() => publishers.id),
    app_id: text().references(() => apps.id),
    /** Null means the whole app, or no app at all. */
    user_id: rowId(),
    reason: text(),
    changes: jsonb().$type<readonly FieldChange[]>().notNull().default([]),
    /** Which change it is, where it can be reverted by what `changes` has; null for all others. */
    act: text({ enum: revertedActs }),
    /** The event that this change reverts. */
    reverts: rowId().references((): AnyPgColumn => audit_events.id),
    /** Which tickets and which file, which statement, supplier, transaction, bonus or announcement. */
    about: jsonb().$type<ViewedItems>().notNull().default({}),
    /** Keyed digest of the network that a refusal came from. */
    network: text(),
    request_id: text(),
  },
  (event) => [
    belongsToUser(event),
    index('audit_events_user').on(event.app_id, event.user_id, event.id),
    index('audit_events_publisher').on(event.publisher_id, event.id),
    index('audit_events_person').on(event.person_id, event.id),
    index('audit_events_at').on(event.at),
    index('audit_events_changes').on(event.id).where(sql`kind <> 'view'`),
    // Nothing is reverted twice.
    uniqueIndex('audit_events_reverts').on(event.reverts).where(sql`reverts is not null`),
    isOneOf('audit_events_act_known', event.act, revertedActs),
    isOneOf('audit_events_kind_known', event.kind, auditKinds),
    isOneOf('audit_events_role_known', event.role, roles),
  ],
);

/** Never a secret. */
export interface FieldChange {
  readonly field: string;
  readonly old: unknown;
  readonly new: unknown;
}

export interface ViewedItems {
  readonly tickets?: readonly string[];
  readonly file?: number;
  /** The app and the period. */
  readonly statement?: readonly [string, string];
  /** Money that was moved by hand, and the click it makes good, by its beginning. */
  readonly transaction?: string;
  readonly click?: string;
  readonly supplier?: string;
  readonly survey?: string;
  readonly offer?: string;
  readonly reconciliation?: number;
  readonly bonus?: string;
  readonly announcement?: string;
}
