// Completes that a signed return brought, held until the supplier can no longer take them back. Released, each becomes a
// report like any other.
import { outcomes } from '@earnwall/contract/outcomes';
import { sql } from 'drizzle-orm';
import { index, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { isOneOf, moment, rowId } from './columns.ts';
import { belongsToUser } from './users.ts';

export const held_reports = pgTable(
  'held_reports',
  {
    id: rowId().primaryKey().generatedAlwaysAsIdentity(),
    app_id: text().notNull(),
    user_id: rowId().notNull(),
    supplier_id: text().notNull(),
    transaction: text().notNull(),
    cid: text().notNull(),
    outcome: text({ enum: outcomes }).notNull(),
    raw_code: text().notNull(),
    received_at: moment().notNull(),
    release_at: moment().notNull(),
    /** Null while it is held. */
    released_at: moment(),
  },
  (report) => [
    belongsToUser(report),
    unique('held_reports_once').on(report.supplier_id, report.transaction),
    index('held_reports_click').on(report.cid),
    index('held_reports_user').on(report.app_id, report.user_id),
    index('held_reports_due').on(report.release_at).where(sql`${report.released_at} is null`),
    isOneOf('held_reports_outcome_known', report.outcome, outcomes),
  ],
);
