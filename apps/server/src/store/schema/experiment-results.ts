// What experiments and the calibration of odds said at each hour (OD-04): all of it can be made again from exposures, clicks
// and tickets. Nothing in it is about one person.
import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

export const experiment_results = pgTable(
  'experiment_results',
  {
    /** An experiment, `calibration`, or `returns`. */
    name: text().notNull(),
    at: moment().notNull(),
    result: jsonb().notNull(),
  },
  (row) => [primaryKey({ columns: [row.name, row.at] })],
);
