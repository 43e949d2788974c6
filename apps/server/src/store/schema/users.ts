// A user of one app, identified by a random hash or by the publisher's own id (ID-01, NO-01).

import { policyVersion } from '@earnwall/domain/accounts/policy';
import type { StoredReason } from '@earnwall/domain/accounts/reasons';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { apps } from './apps.ts';
import { amount, created, deviceName, isOneOf, moment, rowId } from './columns.ts';

export const userStates = ['active', 'banned', 'on_hold', 'on_review', 'closed'] as const;
export const banScopes = ['all', 'surveys', 'offers'] as const;

export const users = pgTable(
  'users',
  {
    id: rowId().notNull().generatedAlwaysAsIdentity(),
    app_id: text()
      .notNull()
      .references(() => apps.id),
    /** The publisher's id of the person; a random one takes its place when the person is erased. */
    uuid: text().notNull(),
    uhash: text().notNull().unique('users_uhash'),
    state: text({ enum: userStates }).notNull().default('active'),
    state_scope: text({ enum: banScopes }).notNull().default('all'),
    /** Null means permanently; a review ends by itself a day after it began. */
    state_until: moment(),
    /** When the state was set, and the operator's reason; null for the initial state. */
    state_set_at: moment(),
    state_reason: text(),
    /** What the user is told of it (decision 0108). */
    state_reasons: jsonb().$type<readonly StoredReason[]>().notNull().default([]),
    country: text(),
    /** The source (`s`) of the last visit; null is the default one. */
    source: text(),
    /** The notification followed at the last visit, and whether the panel was in a frame; null = unknown. */
    notification: text(),
    framed: boolean(),
    birthday: date({ mode: 'string' }),
    policy_optin: boolean().notNull().default(false),
    /** Which text of the policy that is about (domain/accounts/policy.ts). */
    policy_version: smallint().notNull().default(policyVersion),
    update_profile: boolean().notNull().default(false),
    profile_reviewed_at: moment(),
    /** Grows with everything that changes the user's list: an answer, the end of a click, a duplicate. */
    version: integer().notNull().default(0),
    phone_verified_at: moment(),
    /** Keyed digest of the verified number: one phone is one account of an app, and the number itself is not stored. */
    phone_digest: text(),
    /** The status of the extension (domain/extension/status.ts); null = nothing has happened. */
    extension_status: smallint(),
    /** The amount credited for it, or offered to this user only; null = the app's amount. */
    extension_bonus: amount(),
    // The phone that an app around the panel named last; copied to a click when it is opened.
    device_manufacturer: deviceName(),
    device_model: deviceName(),
    created_at: created(),
    seen_at: created(),
  },
  (user) => [
    primaryKey({ columns: [user.app_id, user.id] }),
    unique('users_app_uuid').on(user.app_id, user.uuid),
    uniqueIndex('users_app_phone')
      .on(user.app_id, user.phone_digest)
      .where(sql`${user.phone_digest} is not null`),
    // The list of the console: the last seen first, of all or of a country; whoever is not active is one of few.
    index('users_seen').on(user.app_id, user.seen_at, user.id),
    index('users_country_seen').on(user.app_id, user.country, user.seen_at, user.id),
    index('users_state_seen')
      .on(user.app_id, user.state, user.seen_at, user.id)
      .where(sql`${user.state} <> 'active'`),
    isOneOf('users_state_known', user.state, userStates),
    isOneOf('users_state_scope_known', user.state_scope, banScopes),
  ],
);

/**
 * App and user as one key: a row can never name a user of another app, tables can be split by app,
 * and an insert does not lock the app's single row as a foreign key to it would.
 */
export const belongsToUser = (row: { app_id: AnyPgColumn; user_id: AnyPgColumn }) =>
  foreignKey({ columns: [row.app_id, row.user_id], foreignColumns: [users.app_id, users.id] });

/** An erased user is not created again: only a digest is stored, so that the id itself is deleted. */
export const erased_users = pgTable(
  'erased_users',
  {
    app_id: text()
      .notNull()
      .references(() => apps.id),
    uuid_digest: text().notNull(),
    /** Of the user hash, so that an old link says what happened; null for those erased before. */
    uhash_digest: text(),
    erased_at: created(),
  },
  (erased) => [
    primaryKey({ columns: [erased.app_id, erased.uuid_digest] }),
    index('erased_users_uhash').on(erased.app_id, erased.uhash_digest),
  ],
);

/** One row per user and address; the address itself is never stored, only its keyed digest. */
export const ip_logs = pgTable(
  'ip_logs',
  {
    id: uuid().primaryKey(),
    app_id: text().notNull(),
    user_id: rowId().notNull(),
    address_digest: text().notNull(),
    country: text(),
    fingerprint: text(),
    created_at: created(),
  },
  (log) => [belongsToUser(log), index('ip_logs_user').on(log.app_id, log.user_id, log.created_at)],
);
