// Statistics of the console (decision 0125). Triggers of clicks, offer_clicks and lines write what has changed to
// `stat_deltas`; a job folds it into the others. A read is the fold plus the deltas, in one snapshot.

import { statKinds } from '@earnwall/contract/numbers';
import { outcomes } from '@earnwall/contract/outcomes';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment, rowId } from './columns.ts';

const key = () => ({
  /** Where the quarter of an hour, or the day of UTC, begins. */
  time: moment().notNull(),
  app_id: text().notNull(),
  kind: text({ enum: statKinds }).notNull(),
  /** The supplier or offer network; empty where there is none. */
  supplier: text().notNull(),
  /** Empty where it was not known. */
  country: text().notNull(),
  test: boolean().notNull(),
});

const count = () => integer().notNull().default(0);
const sum = () => bigint({ mode: 'number' }).notNull().default(0);
const outcomeCounts = () =>
  Object.fromEntries(outcomes.map((outcome) => [outcome, count()])) as Record<
    (typeof outcomes)[number],
    ReturnType<typeof count>
  >;

const sums = () => ({
  // By the time at which the click was opened.
  clicks: count(),
  starts: count(),
  ...outcomeCounts(),
  /** From the start of completed surveys to their end. */
  seconds: sum(),
  // By the time of the ledger.
  payout_micros: sum(),
  reward_micros: sum(),
  /** In the smallest unit of the app's currency. */
  points: sum(),
});

export const stat_deltas = pgTable('stat_deltas', {
  id: rowId().primaryKey().generatedAlwaysAsIdentity(),
  ...key(),
  ...sums(),
});

export const stats_quarter = pgTable('stats_quarter', { ...key(), ...sums() }, (stat) => [
  primaryKey({
    columns: [stat.app_id, stat.time, stat.kind, stat.supplier, stat.country, stat.test],
  }),
  // One supplier in one country, which no total has.
  index('stats_quarter_place').on(stat.app_id, stat.supplier, stat.country, stat.time),
]);

export const stats_day = pgTable('stats_day', { ...key(), ...sums() }, (stat) => [
  primaryKey({
    columns: [stat.app_id, stat.time, stat.kind, stat.supplier, stat.country, stat.test],
  }),
]);

/**
 * The same by quarter and by day for all suppliers, all countries or both, which are `*`: what charts read, in the order in
 * which they read it.
 */
export const stat_totals = pgTable(
  'stat_totals',
  { grain: text({ enum: ['quarter', 'day'] }).notNull(), ...key(), ...sums() },
  (stat) => [
    primaryKey({
      columns: [stat.app_id, stat.grain, stat.supplier, stat.country, stat.test, stat.kind, stat.time],
    }),
  ],
);

const day = () => ({
  app_id: text().notNull(),
  /** Of UTC. */
  day: date().notNull(),
  test: boolean().notNull(),
  user_id: rowId().notNull(),
  /** Empty where it was not known. */
  country: text().notNull(),
});

/** Who was there on which day, and where. */
export const user_days = pgTable('user_days', day(), (seen) => [
  // No foreign key: it would wait for whoever has locked the user.
  primaryKey({ columns: [seen.app_id, seen.day, seen.test, seen.user_id, seen.country] }),
  index('user_days_user').on(seen.app_id, seen.user_id, seen.day),
]);

/** Those that are not in `user_returns` yet. */
export const uncounted_days = pgTable('uncounted_days', day(), (seen) => [
  primaryKey({ columns: [seen.app_id, seen.user_id, seen.day, seen.test, seen.country] }),
]);

/**
 * How many people were there on `day` and the last time before on `before`, in that country or anywhere (`*`). People do
 * not add up, but who was there in a period was there for a first time in it: on a day in it, and before that on none of
 * its days.
 */
export const user_returns = pgTable(
  'user_returns',
  {
    app_id: text().notNull(),
    test: boolean().notNull(),
    country: text().notNull(),
    day: date().notNull(),
    /** `-infinity` for who was never there before. */
    before: date().notNull(),
    people: count(),
  },
  (stat) => [
    // Its index includes `people`, which Drizzle cannot say: they are added up without a look at the table.
    primaryKey({ columns: [stat.app_id, stat.test, stat.country, stat.day, stat.before] }),
    check('user_returns_come_later', sql`${stat.before} < ${stat.day}`),
  ],
);
