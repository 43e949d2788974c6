// Postbacks to publishers. They are queued in the transaction of the movement, and leave the queue for the log when they
// are delivered or given up.
import { postbackTypes } from '@earnwall/postbacks/postback';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { apps } from './apps.ts';
import { created, isOneOf, moment, rowId } from './columns.ts';

export const postbackForms = ['json', 'get'] as const;
/** `paused` was set by a person, `failing` and `gone` by deliveries; postbacks wait in all three. */
export const endpointStates = ['on', 'paused', 'failing', 'gone'] as const;

/** Where an app's postbacks are sent; at most one per app. */
export const postback_endpoints = pgTable(
  'postback_endpoints',
  {
    app_id: text()
      .primaryKey()
      .references(() => apps.id),
    form: text({ enum: postbackForms }).notNull().default('json'),
    /** With macros in the form `get`. */
    url: text().notNull(),
    secret: text().notNull(),
    /** The secret before the last rotation, live until `previous_until`. */
    previous_secret: text(),
    previous_until: moment(),
    /** Postbacks of one user are sent one after another. */
    ordered: boolean().notNull().default(false),
    /** Who is told when it stops; null = nobody. */
    contact_email: text(),
    state: text({ enum: endpointStates }).notNull().default('on'),
    /** When its last success was followed by a failure; null while the last attempt succeeded. */
    failing_since: moment(),
    /** The node that sends its postbacks; others may take over after `leased_until`. */
    leased_by: text(),
    leased_until: moment(),
    created_at: created(),
    updated_at: created(),
  },
  (endpoint) => [
    isOneOf('postback_endpoints_form_known', endpoint.form, postbackForms),
    isOneOf('postback_endpoints_state_known', endpoint.state, endpointStates),
    check(
      'postback_endpoints_previous_ends',
      sql`(${endpoint.previous_secret} is null) = (${endpoint.previous_until} is null)`,
    ),
  ],
);

/** What a movement tells the publisher, but for the ids of user and transaction. */
export type PostbackPayload = Readonly<Record<string, unknown>>;

/** One attempt at a delivery. */
export interface Attempt {
  readonly at: string;
  readonly ms: number;
  /** Null where there was no answer. */
  readonly status: number | null;
  /** Null where it succeeded. */
  readonly failure: string | null;
  /** The first bytes of the answer. */
  readonly answer: string | null;
  /** The address with its macros, as it was then. */
  readonly url: string;
}

const columns = () => ({
  /** The movement's row number: postbacks of one user are in the order of their movements. */
  id: rowId().primaryKey(),
  /** What the publisher knows it by, stable over every attempt and replay. */
  transaction_id: uuid().notNull(),
  app_id: text().notNull(),
  user_id: rowId().notNull(),
  type: text({ enum: postbackTypes }).notNull(),
  payload: jsonb().$type<PostbackPayload>().notNull(),
  at: moment().notNull(),
  attempts: jsonb().$type<readonly Attempt[]>().notNull().default([]),
  /** Attempts since it was queued last; a replay begins anew. */
  tries: integer().notNull().default(0),
});

export const postback_queue = pgTable(
  'postback_queue',
  { ...columns(), due_at: moment().notNull() },
  (queued) => [
    index('postback_queue_due').on(queued.app_id, queued.due_at),
    index('postback_queue_user').on(queued.app_id, queued.user_id, queued.id),
  ],
);

/** `unsent`: the app had no endpoint. */
export const loggedStates = ['delivered', 'dead', 'unsent'] as const;

export const postback_log = pgTable(
  'postback_log',
  { ...columns(), state: text({ enum: loggedStates }).notNull(), settled_at: moment().notNull() },
  (logged) => [
    index('postback_log_app').on(logged.app_id, logged.at),
    // Rows are written in this order: a block range index costs next to nothing.
    index('postback_log_settled').using('brin', logged.settled_at),
    // Few among many: to count and recover them.
    index('postback_log_undelivered').on(logged.app_id, logged.at).where(sql`${logged.state} <> 'delivered'`),
    index('postback_log_dead').on(logged.app_id, logged.at).where(sql`${logged.state} = 'dead'`),
    index('postback_log_tests')
      .on(logged.app_id, logged.at)
      .where(sql`${logged.payload} @> '{"test": true}'`),
    // So that a rare type is found among many others.
    index('postback_log_type').on(logged.app_id, logged.type, logged.at),
    isOneOf('postback_log_state_known', logged.state, loggedStates),
  ],
);
