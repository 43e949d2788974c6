// What operators looked at, and who tried to be one: an audit beside that of changes (account_events). It only grows, and
// names people by rows of ours alone, so that whoever is erased is nowhere in it.
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { created, rowId } from './columns.ts';
import { belongsToUser } from './users.ts';

export const operator_events = pgTable(
  'operator_events',
  {
    id: rowId().primaryKey().generatedAlwaysAsIdentity(),
    at: created(),
    /** Null for somebody whose key was refused. */
    by: text(),
    /** The name of the call, or `key refused`. */
    what: text().notNull(),
    /** Whom it was about; null for a list, and for a refused key. */
    app_id: text(),
    user_id: rowId(),
    /** Which tickets and which file. */
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
}
