// Suppliers' statements, uploaded by operators, and where they differ from our books.
import {
  brokenReasons,
  findingKinds,
  lineNames,
  listKinds,
  reconciliationStates,
} from '@earnwall/contract/reconciliation';
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { amount, created, isOneOf, moment, rowId } from './columns.ts';

export interface AffectedApp {
  readonly app: string;
  readonly action: 'take_back' | 'credit';
  readonly findings: number;
  readonly people: number;
  /** Whole units of the app's currency, and millionths of a dollar, which offers do not have. */
  readonly points: string;
  readonly micros: string | null;
}

export const reconciliations = pgTable(
  'reconciliations',
  {
    id: rowId().primaryKey().generatedAlwaysAsIdentity(),
    supplier_id: text().notNull(),
    /** Of a supplier of surveys, or of an offer network. */
    supplies: text({ enum: ['surveys', 'offers'] }).notNull(),
    list: text({ enum: listKinds }).notNull(),
    names: text({ enum: lineNames }).notNull(),
    /** The period of a list of approved ones: from inclusive, to exclusive. */
    from_at: moment(),
    to_at: moment(),
    state: text({ enum: reconciliationStates }).notNull().default('open'),
    /** How many findings there are of each kind, once it is compared. */
    found: jsonb().$type<Readonly<Record<string, number>>>().notNull().default({}),
    lines: integer().notNull().default(0),
    /** Lines that could not be read: with any of them nothing is applied. */
    broken: integer().notNull().default(0),
    /** What applying it does, by app, once it is compared. */
    affected: jsonb().$type<readonly AffectedApp[]>().notNull().default([]),
    failure: text(),
    created_by: text().notNull(),
    created_at: created(),
    compared_at: moment(),
    applied_at: moment(),
  },
  (one) => [
    index('reconciliations_supplier').on(one.supplier_id, one.id),
    isOneOf('reconciliations_list_known', one.list, listKinds),
    isOneOf('reconciliations_names_known', one.names, lineNames),
    isOneOf('reconciliations_state_known', one.state, reconciliationStates),
  ],
);

export const reconciliation_lines = pgTable(
  'reconciliation_lines',
  {
    // No foreign key: it would be asked for each of a million lines.
    reconciliation_id: rowId().notNull(),
    line: integer().notNull(),
    name: text().notNull(),
    micros: amount(),
  },
  (line) => [primaryKey({ columns: [line.reconciliation_id, line.line] })],
);

/** Kept apart, so that an operator sees each of them with what is wrong. */
export const reconciliation_broken_lines = pgTable(
  'reconciliation_broken_lines',
  {
    reconciliation_id: rowId().notNull(),
    line: integer().notNull(),
    reason: text({ enum: brokenReasons }).notNull(),
    text: text().notNull(),
  },
  (line) => [
    primaryKey({ columns: [line.reconciliation_id, line.line] }),
    isOneOf('reconciliation_broken_lines_reason_known', line.reason, brokenReasons),
  ],
);

export const reconciliation_findings = pgTable(
  'reconciliation_findings',
  {
    id: rowId().primaryKey().generatedAlwaysAsIdentity(),
    reconciliation_id: rowId().notNull(),
    kind: text({ enum: findingKinds }).notNull(),
    /** Null for what the list does not name. */
    line: integer(),
    name: text().notNull(),
    /** Whose it is follows from the click; null where we know none. */
    cid: text(),
    ours_micros: amount(),
    theirs_micros: amount(),
    applied_at: moment(),
    /** What applying it did, as the settlement answered. */
    effect: text(),
  },
  (finding) => [
    index('reconciliation_findings_kind').on(finding.reconciliation_id, finding.kind, finding.id),
    isOneOf('reconciliation_findings_kind_known', finding.kind, findingKinds),
  ],
);
