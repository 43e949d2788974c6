// The feed of changes for the index of every node. Triggers fill it (migration `inventory_feed`), so that no writer can
// omit it.
import { customType, index, pgTable } from 'drizzle-orm/pg-core';
import { created, rowId } from './columns.ts';

/** A transaction's number: rows of one that is still open must not be passed over by a reader. */
const xid8 = customType<{ data: bigint; driverData: string }>({
  dataType: () => 'xid8',
  fromDriver: (value) => BigInt(value),
  toDriver: (value) => value.toString(),
});

export const inventory_changes = pgTable(
  'inventory_changes',
  {
    version: rowId().primaryKey().generatedAlwaysAsIdentity(),
    survey_id: rowId().notNull(),
    xid: xid8().notNull(),
    at: created(),
  },
  (change) => [index('inventory_changes_xid').on(change.xid, change.version)],
);
