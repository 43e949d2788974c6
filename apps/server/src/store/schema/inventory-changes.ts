// The feed of changes for the index of every node. Triggers fill it (migration `inventory_feed`), so that no writer can
// omit it.
import { index, pgTable } from 'drizzle-orm/pg-core';
import { created, rowId, xid8 } from './columns.ts';

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
