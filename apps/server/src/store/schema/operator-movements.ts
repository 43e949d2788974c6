// What people of the console credited or debited by hand, and what of it was undone (decision 0127).
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { amount, isOneOf, moment, rowId } from './columns.ts';
import { people } from './people.ts';
import { tickets } from './tickets.ts';
import { belongsToUser } from './users.ts';

export const operatorMovementKinds = ['credit', 'debit', 'undo'] as const;

export const operator_movements = pgTable(
  'operator_movements',
  {
    /** The movement's. */
    transaction_id: uuid().primaryKey(),
    app_id: text().notNull(),
    user_id: rowId().notNull(),
    kind: text({ enum: operatorMovementKinds }).notNull(),
    /** What the user got by it: negative for a debit. */
    amount: amount().notNull(),
    /** Null for a machine. */
    person_id: uuid().references(() => people.id),
    /** The movement that this one undoes: unique, so that none is undone twice. */
    undoes: uuid().unique('operator_movements_undone_once'),
    ticket_id: uuid().references(() => tickets.id),
    /** The click that it makes good. Not the movement's own: a click's sum is what its reports say. */
    cid: text(),
    at: moment().notNull(),
  },
  (moved) => [
    belongsToUser(moved),
    index('operator_movements_person').on(moved.person_id, moved.app_id, moved.at),
    index('operator_movements_user').on(moved.app_id, moved.user_id, moved.at),
    isOneOf('operator_movements_kind_known', moved.kind, operatorMovementKinds),
  ],
);
