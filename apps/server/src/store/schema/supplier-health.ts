// What is wrong with suppliers and networks, and who has paused them (decision 0122).
import { findingKinds, findingSeverities, pausers } from '@earnwall/contract/supplier-health';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { isOneOf, moment, rowId } from './columns.ts';

export const supplier_findings = pgTable(
  'supplier_findings',
  {
    id: rowId().primaryKey().generatedAlwaysAsIdentity(),
    supplier_id: text().notNull(),
    kind: text({ enum: findingKinds }).notNull(),
    severity: text({ enum: findingSeverities }).notNull(),
    details: jsonb().$type<Readonly<Record<string, number>>>().notNull().default({}),
    since: moment().notNull(),
    /** When it was last found. */
    last_at: moment().notNull(),
    /** Null while it stands. */
    ended_at: moment(),
  },
  (finding) => [
    uniqueIndex('supplier_findings_standing')
      .on(finding.supplier_id, finding.kind)
      .where(sql`${finding.ended_at} is null`),
    index('supplier_findings_supplier').on(finding.supplier_id, finding.since),
    isOneOf('supplier_findings_kind_known', finding.kind, findingKinds),
    isOneOf('supplier_findings_severity_known', finding.severity, findingSeverities),
  ],
);

/** Only of those that were paused or resumed at least once. */
export const supplier_pauses = pgTable(
  'supplier_pauses',
  {
    supplier_id: text().primaryKey(),
    /** Null while it is live. */
    paused_by: text({ enum: pausers }),
    paused_since: moment(),
    reason: text(),
    resumed_at: moment(),
    /** Until then nothing but an operator pauses it. */
    override_until: moment(),
  },
  (pause) => [isOneOf('supplier_pauses_by_known', pause.paused_by, pausers)],
);
