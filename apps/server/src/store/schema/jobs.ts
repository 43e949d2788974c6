// Recurring jobs and their leases (decision 0056). All times are the database's own: nodes' clocks may be wrong.
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { created, moment } from './columns.ts';

export const jobs = pgTable('jobs', {
  name: text().primaryKey(),
  due_at: moment().notNull().defaultNow(),
  /** The run that holds the lease: host, process and a random id. Null while it does not run. */
  leased_by: text(),
  /** Renewed while the run goes on; once it has expired, any node may claim the job. */
  lease_until: moment(),
  started_at: moment(),
  finished_at: moment(),
  succeeded_at: moment(),
  /** Failed runs since the last success. */
  failures: integer().notNull().default(0),
  /** Why the last run failed, for operators. */
  failure: text(),
  created_at: created(),
});
