// The last result of each audit of the books (decision 0057).
import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

export const audits = pgTable('audits', {
  name: text().primaryKey(),
  /** The first findings, one line each; none when all is consistent. */
  findings: text().array().notNull(),
  checked_at: moment().notNull(),
});
