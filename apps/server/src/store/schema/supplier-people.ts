// What suppliers and networks know people by: ids that are stable, not ours, and revocable.
import { sql } from 'drizzle-orm';
import { pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { created, moment, rowId } from './columns.ts';
import { belongsToUser } from './users.ts';

export const supplier_people = pgTable(
  'supplier_people',
  {
    supplier_id: text().notNull(),
    /** Random: it says nothing about its owner. */
    person: text().notNull(),
    app_id: text().notNull(),
    user_id: rowId().notNull(),
    created_at: created(),
    /** From then on the person has another id there; what is reported about this one still counts. */
    revoked_at: moment(),
  },
  (person) => [
    belongsToUser(person),
    primaryKey({ columns: [person.supplier_id, person.person] }),
    uniqueIndex('supplier_people_one')
      .on(person.app_id, person.user_id, person.supplier_id)
      .where(sql`${person.revoked_at} is null`),
  ],
);
