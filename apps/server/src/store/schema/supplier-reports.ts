// Suppliers' reports about clicks, each stored once and permanently: the worth of a click follows from all of them.
import { outcomes } from '@earnwall/contract/outcomes';
import { sql } from 'drizzle-orm';
import { index, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { amount, isOneOf, moment, rowId, writerXid } from './columns.ts';

/** What a report did when it came: `parked` waits for the report it takes back, `review` waits for an operator. */
export const reportEffects = [
  'credited',
  'ended',
  'upgraded',
  'reversed',
  'parked',
  'nothing',
  'review',
] as const;

/** How a report came. */
export const reportSources = ['callback', 'return', 'poll', 'file'] as const;
/** Why we read its code as we do, where that needs saying. */
export const outcomeReasons = ['unknown_code', 'too_fast'] as const;

export const supplier_reports = pgTable(
  'supplier_reports',
  {
    id: rowId().primaryKey().generatedAlwaysAsIdentity(),
    // Click and supplier are checked where reports are applied: a foreign key would lock the supplier's single row
    // for each of its reports.
    supplier_id: text().notNull(),
    /** The supplier's transaction id: stored permanently, so that a replay never counts twice. */
    transaction: text().notNull(),
    cid: text().notNull(),
    outcome: text({ enum: outcomes }).notNull(),
    raw_code: text().notNull(),
    reason: text({ enum: outcomeReasons }),
    came_by: text({ enum: reportSources }).notNull().default('callback'),
    /** The transaction that this report takes back. */
    reverses: text(),
    /** What the supplier pays for a partial or a compensated screen-out, in millionths of a US dollar. */
    payout_micros: amount(),
    effect: text({ enum: reportEffects }).notNull(),
    /** What it moved to the user; negative for a reversal. */
    amount: amount().notNull(),
    received_at: moment().notNull(),
    /** Whoever counts outcomes finds by it what was reported since. */
    xid: writerXid(),
  },
  (report) => [
    unique('supplier_reports_once').on(report.supplier_id, report.transaction),
    index('supplier_reports_click').on(report.cid),
    // Rows are written in this order: a block range index costs next to nothing.
    index('supplier_reports_received').using('brin', report.received_at),
    index('supplier_reports_xid').on(report.xid),
    // Few among many: what operators look at.
    index('supplier_reports_unusual')
      .on(report.effect, report.received_at)
      .where(sql`${report.effect} in ('reversed', 'review')`),
    isOneOf('supplier_reports_outcome_known', report.outcome, outcomes),
    isOneOf('supplier_reports_effect_known', report.effect, reportEffects),
    isOneOf('supplier_reports_reason_known', report.reason, outcomeReasons),
    isOneOf('supplier_reports_came_by_known', report.came_by, reportSources),
  ],
);
