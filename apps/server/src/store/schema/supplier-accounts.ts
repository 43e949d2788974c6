// Accounts at suppliers and offer networks that operators have connected. Secrets are encrypted with the server's own.
import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, created, isOneOf, moment } from './columns.ts';

export const accountStatuses = ['live', 'paused'] as const;

export const supplier_accounts = pgTable(
  'supplier_accounts',
  {
    /** Also the id of the supplier or network, and part of its addresses. */
    id: text().primaryKey(),
    /** Which adapter; its schema validates the settings. */
    kind: text().notNull(),
    name: text().notNull(),
    status: text({ enum: accountStatuses }).notNull().default('live'),
    settings: jsonb().$type<Readonly<Record<string, unknown>>>().notNull().default({}),
    secrets: bytes().notNull(),
    /** Grows with each change: nodes see by it that they have to open the account anew. */
    version: integer().notNull().default(1),
    created_at: created(),
    updated_at: moment().notNull(),
  },
  (account) => [
    isOneOf('supplier_accounts_status_known', account.status, accountStatuses),
    check('supplier_accounts_id_plain', sql`${account.id} ~ '^[a-z0-9][a-z0-9-]{1,39}$'`),
  ],
);
