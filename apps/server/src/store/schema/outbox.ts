// What must happen after a commit (postbacks first of all) is written inside it, and sent from here afterwards.
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
    created_at: created(),
  },
  (message) => [
    index('outbox_due').on(message.due_at).where(sql`${message.state} = 'due'`),
    isOneOf('outbox_state_known', message.state, outboxStates),
  ],
);
