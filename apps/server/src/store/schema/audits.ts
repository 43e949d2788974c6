// The last result of each audit of the books (decision 0057).
import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

export const audits = pgTable('audits', {
  name: text().primaryKey(),
  /** The first offenders, one line each; none when all is right. */
  findings: text().array().notNull(),
  checked_at: moment().notNull(),
});
