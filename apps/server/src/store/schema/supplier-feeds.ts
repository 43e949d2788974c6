// How the lists of suppliers and networks arrive: the last read of each, and rows that could not be read.
import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

export const feed_states = pgTable('feed_states', {
  supplier_id: text().primaryKey(),
  /** The last read that was whole. */
  read_at: moment(),
  /** How many rows were open after it. */
  open_rows: integer().notNull().default(0),
  /** Null once a read has succeeded again. */
  failed_at: moment(),
  failure: text(),
  failures_in_a_row: integer().notNull().default(0),
  /** A list that would close most of what is open is not believed; null where the last one was. */
  doubted_at: moment(),
  doubt: text(),
  /** An operator has said that the next such list is right. */
  is_doubt_waived: boolean().notNull().default(false),
});

export const unread_rows = pgTable(
  'unread_rows',
  {
    supplier_id: text().notNull(),
    /** Of ref, reason and sample: the same row is stored once. */
    digest: text().notNull(),
    ref: text(),
    reason: text().notNull(),
    sample: text().notNull(),
    times: integer().notNull().default(1),
    first_at: moment().notNull(),
    last_at: moment().notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.supplier_id, row.digest] }),
    index('unread_rows_last').on(row.supplier_id, row.last_at),
  ],
);
