// Counters of what became of entries into surveys: sums of exposures that have matured, made by the job `fold-outcomes`
// outside the settlement of reports, where their rows would be hot (decision 0134).
import { bigint, date, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { rowId, writerXid } from './columns.ts';

const count = () => integer().notNull().default(0);
/** Sums of logarithms of seconds, in thousandths: whole numbers, so that their order does not matter. */
const logs = () => bigint({ mode: 'number' }).notNull().default(0);

export const survey_outcomes = pgTable(
  'survey_outcomes',
  {
    survey_id: rowId().notNull(),
    device: text().notNull(),
    /** On which they started. */
    day: date({ mode: 'string' }).notNull(),
    entrants: count(),
    completes: count(),
    /** Of the completes, those that were taken back. */
    reversed: count(),
    finish_n: count(),
    finish_log: logs(),
    finish_log_sq: logs(),
    away_n: count(),
    away_log: logs(),
    away_log_sq: logs(),
    /** Of whoever wrote it last: nodes read what came since they looked. */
    xid: writerXid(),
  },
  (outcome) => [
    primaryKey({ columns: [outcome.survey_id, outcome.device, outcome.day] }),
    index('survey_outcomes_xid').on(outcome.xid),
  ],
);

/** How many of those who were told the same odds have finished. */
export const odds_said = pgTable(
  'odds_said',
  {
    day: date({ mode: 'string' }).notNull(),
    app_id: text().notNull(),
    supplier_id: text().notNull(),
    country: text().notNull(),
    device: text().notNull(),
    /** In percent, as shown; 0 where they were not known yet. */
    said: smallint().notNull(),
    entrants: count(),
    completes: count(),
  },
  (row) => [
    primaryKey({ columns: [row.app_id, row.day, row.supplier_id, row.country, row.device, row.said] }),
    index('odds_said_supplier').on(row.supplier_id, row.day),
  ],
);

/** How far the reports about counted clicks have been read: everything below the horizon. */
export const outcome_folds = pgTable('outcome_folds', {
  name: text().primaryKey(),
  horizon: text().notNull(),
});
