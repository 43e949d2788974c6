// What must happen after a commit (postbacks, mails) is written inside it, and sent from here afterwards.
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { created, isOneOf, moment, rowId } from './columns.ts';

export const outboxStates = ['due', 'done', 'dead'] as const;

export const outbox = pgTable(
  'outbox',
  {
    id: rowId().primaryKey().generatedAlwaysAsIdentity(),
    app_id: text().notNull(),
    kind: text().notNull(),
    /** The receiver's id for it, stable over every retry. */
    key: text().notNull().unique('outbox_key'),
    payload: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    state: text({ enum: outboxStates }).notNull().default('due'),
    attempts: integer().notNull().default(0),
    due_at: moment().notNull().defaultNow(),
    /** Why the last attempt failed, for operators. */
    failure: text(),
    /** When it was delivered, or given up. */
    settled_at: moment(),
    created_at: created(),
  },
  (message) => [
    // Each kind has its own sender: one that is paused must not block another.
    index('outbox_due_by_kind').on(message.kind, message.due_at).where(sql`${message.state} = 'due'`),
    index('outbox_dead').on(message.settled_at).where(sql`${message.state} = 'dead'`),
    isOneOf('outbox_state_known', message.state, outboxStates),
  ],
);
