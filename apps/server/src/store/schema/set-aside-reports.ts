// Genuine messages of suppliers and offer networks that could not be applied, stored as received for an operator to review.
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, isOneOf, moment, rowId } from './columns.ts';

/**
 * `conflict`: its transaction was used before for another click or with other content. `unreadable`: in no form the
 * adapter knows. `unknown_click`: about a click that was never given to its sender.
 */
export const setAsideKinds = ['conflict', 'unreadable', 'unknown_click'] as const;

export const set_aside_reports = pgTable(
  'set_aside_reports',
  {
    id: rowId().primaryKey().generatedAlwaysAsIdentity(),
    /** The supplier or the offer network that signed it. */
    supplier_id: text().notNull(),
    kind: text({ enum: setAsideKinds }).notNull(),
    // As far as it could be read.
    transaction: text(),
    click: text(),
    body: bytes().notNull(),
    /** Why it was not applied, for operators. */
    reason: text().notNull(),
    /** Of sender, kind and body: the same message is stored once. */
    digest: text().notNull().unique('set_aside_reports_once'),
    /** How often it has come. */
    times: integer().notNull().default(1),
    received_at: moment().notNull(),
    /** Null until an operator has dealt with it. */
    reviewed_at: moment(),
  },
  (report) => [
    index('set_aside_reports_open').on(report.received_at).where(sql`${report.reviewed_at} is null`),
    index('set_aside_reports_sender').on(report.supplier_id, report.kind, report.received_at),
    isOneOf('set_aside_reports_kind_known', report.kind, setAsideKinds),
  ],
);
