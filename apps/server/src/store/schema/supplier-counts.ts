// What suppliers and networks do, counted by the hour: signatures refused, messages set aside, codes that no table has.
import { countedOfSuppliers } from '@earnwall/contract/supplier-health';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { isOneOf, moment } from './columns.ts';

export const supplier_counts = pgTable(
  'supplier_counts',
  {
    supplier_id: text().notNull(),
    hour: moment().notNull(),
    what: text({ enum: countedOfSuppliers }).notNull(),
    times: integer().notNull(),
  },
  (count) => [
    primaryKey({ columns: [count.supplier_id, count.hour, count.what] }),
    index('supplier_counts_hour').on(count.hour),
    isOneOf('supplier_counts_what_known', count.what, countedOfSuppliers),
  ],
);

/** Codes that the adapter's table does not have, for operators to look up. */
export const unknown_codes = pgTable(
  'unknown_codes',
  {
    supplier_id: text().notNull(),
    code: text().notNull(),
    times: integer().notNull().default(1),
    first_at: moment().notNull(),
    last_at: moment().notNull(),
  },
  (code) => [primaryKey({ columns: [code.supplier_id, code.code] })],
);
