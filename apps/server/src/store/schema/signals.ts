// Small facts that a browser reports about a visit: slide latencies, reduced motion, a translated page (AP-05, QU-10, /t/*).
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { created, rowId } from './columns.ts';
import { belongsToUser } from './users.ts';

export const client_signals = pgTable(
  'client_signals',
  {
    id: rowId().primaryKey().generatedAlwaysAsIdentity(),
    app_id: text().notNull(),
    user_id: rowId().notNull(),
    kind: text().notNull(),
    value: jsonb().$type<unknown>(),
    at: created(),
  },
  (signal) => [
    belongsToUser(signal),
    index('client_signals_user').on(signal.app_id, signal.user_id, signal.at),
  ],
);
