// The processes that serve the product, each with a heartbeat, and the backups that were reported.
import { bigint, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { created, moment, rowId } from './columns.ts';

export const nodes = pgTable('nodes', {
  id: text().primaryKey(),
  host: text().notNull(),
  version: text().notNull(),
  started_at: created(),
  seen_at: created(),
  /** Set while it drains. */
  leaving_at: moment(),
  /** Memory, requests, event loop delay. */
  figures: jsonb().$type<Readonly<Record<string, number>>>().notNull().default({}),
});

/** Reported by the backup's script when it has finished. */
export const backups = pgTable('backups', {
  id: rowId().primaryKey().generatedAlwaysAsIdentity(),
  finished_at: created(),
  size_bytes: bigint({ mode: 'number' }),
  note: text(),
});
