// What each app paid for a minute on a day, and what was set aside and paid until its end (decision 0135).
import { date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { apps } from './apps.ts';
import { amount, created } from './columns.ts';

export const fair_pay_days = pgTable(
  'fair_pay_days',
  {
    app_id: text()
      .notNull()
      .references(() => apps.id),
    day: date().notNull(),
    rate_micros: amount().notNull(),
    // Of the day, by the ledger; null until it is over.
    fed: amount(),
    spent: amount(),
    created_at: created(),
  },
  (row) => [primaryKey({ columns: [row.app_id, row.day] })],
);
