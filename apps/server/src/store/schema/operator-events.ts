// The audit of operators' views and of refused keys, beside that of changes (account_events). It is append-only, and refers
// to users by row ids only, so that an erased user is not in it.
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { created, rowId } from './columns.ts';
import { belongsToUser } from './users.ts';

export const operator_events = pgTable(
  'operator_events',
  {
    id: rowId().primaryKey().generatedAlwaysAsIdentity(),
    at: created(),
    /** Null for a refused key. */
    by: text(),
    /** The name of the call, or `key refused`. */
    what: text().notNull(),
    /** The user viewed; null for a list, and for a refused key. */
    app_id: text(),
    user_id: rowId(),
    /** Which tickets and which file, or which statement. */
    about: jsonb().$type<ViewedItems>().notNull().default({}),
    /** Keyed digest of the network a refused key came from. */
    network: text(),
  },
  (event) => [
    belongsToUser(event),
    index('operator_events_user').on(event.app_id, event.user_id, event.at),
    index('operator_events_at').on(event.at),
  ],
);

export interface ViewedItems {
  readonly tickets?: readonly string[];
  readonly file?: number;
  /** The app and the period. */
  readonly statement?: readonly [string, string];
}
