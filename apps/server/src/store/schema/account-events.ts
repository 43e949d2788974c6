// What operators did to accounts and apps, and why: written together with the change, and never rewritten.
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { apps } from './apps.ts';
import { created, rowId } from './columns.ts';
import { belongsToUser } from './users.ts';

export const account_events = pgTable(
  'account_events',
  {
    id: rowId().primaryKey().generatedAlwaysAsIdentity(),
    app_id: text()
      .notNull()
      .references(() => apps.id),
    /** Null means the whole app. */
    user_id: rowId(),
    what: text().notNull(),
    reason: text(),
    by: text().notNull(),
    at: created(),
  },
  (event) => [belongsToUser(event), index('account_events_user').on(event.app_id, event.user_id, event.at)],
);
