// Keys of the publishers' API, and the answers of calls that must not be carried out twice.
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { apps } from './apps.ts';
import { actorRole, created, moment } from './columns.ts';

export const api_keys = pgTable(
  'api_keys',
  {
    /** The part of the key that is shown. */
    prefix: text().primaryKey(),
    app_id: text()
      .notNull()
      .references(() => apps.id),
    name: text().notNull(),
    /** SHA-256 of the whole key, which is not stored. */
    digest: text().notNull(),
    scopes: text().array().notNull().default(sql`'{}'`),
    created_by: text().notNull(),
    created_by_role: actorRole(),
    created_at: created(),
    /** Null = without end; a rotated key ends when its successor has taken over. */
    expires_at: moment(),
    last_used_at: moment(),
  },
  (key) => [index('api_keys_app').on(key.app_id)],
);

/** The first answer to an idempotency key, given again to every repetition. */
export const idempotent_answers = pgTable(
  'idempotent_answers',
  {
    app_id: text()
      .notNull()
      .references(() => apps.id),
    key: text().notNull(),
    /** Of call and body: a key that is used again for something else is refused. */
    request_digest: text().notNull(),
    status: integer().notNull(),
    answer: jsonb().notNull(),
    created_at: created(),
  },
  (answer) => [
    primaryKey({ columns: [answer.app_id, answer.key] }),
    index('idempotent_answers_created').on(answer.created_at),
  ],
);
