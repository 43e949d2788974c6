// Users whose publisher wants an event when there are surveys for them again.
import { boolean, index, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { created, moment, rowId } from './columns.ts';
import { belongsToUser } from './users.ts';

export const inventory_subscriptions = pgTable(
  'inventory_subscriptions',
  {
    app_id: text().notNull(),
    user_id: rowId().notNull(),
    /** Whether there was a survey for the user at the last check; null before the first one. */
    had_surveys: boolean(),
    checked_at: moment(),
    /** When the last event was made; there is at most one in 24 hours. */
    notified_at: moment(),
    /** The id of an event that is not delivered yet, and how often it was sent. */
    event_id: uuid(),
    tries: smallint().notNull().default(0),
    created_at: created(),
  },
  (subscription) => [
    primaryKey({ columns: [subscription.app_id, subscription.user_id] }),
    belongsToUser(subscription),
    index('inventory_subscriptions_checked').on(subscription.checked_at.nullsFirst()),
  ],
);
