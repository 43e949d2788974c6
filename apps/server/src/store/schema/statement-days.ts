// Totals and closing balances of days that are final, so that the opening of a statement is one row and not a sum over
// all that was ever moved (decision 0092). They follow from the ledger: rows may be deleted from a day on, and are
// then made again.
import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { apps } from './apps.ts';
import { amount, created } from './columns.ts';

export const statement_days = pgTable(
  'statement_days',
  {
    app_id: text()
      .notNull()
      .references(() => apps.id),
    /** Of UTC. Days without a movement have no row. */
    day: date({ mode: 'string' }).notNull(),
    lines: integer().notNull(),
    credits: amount().notNull(),
    reversals: amount().notNull(),
    corrections: amount().notNull(),
    pending_in: amount().notNull(),
    pending_out: amount().notNull(),
    /** What all users of the app had together at its end. */
    balance: amount().notNull(),
    pending: amount().notNull(),
    created_at: created(),
  },
  (day) => [primaryKey({ columns: [day.app_id, day.day] })],
);
