// Payouts (decision 0124): what the ledger's dollars sum up to by day and month, and which months were closed and paid.
import { sql } from 'drizzle-orm';
import { boolean, check, date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { apps } from './apps.ts';
import { amount, moment } from './columns.ts';

/** One row. */
export const payout_state = pgTable(
  'payout_state',
  {
    id: boolean().primaryKey().default(true),
    /** The end of the last closed month: no movement is booked before it any more; `post_movements` sees to that. */
    closed_until: moment(),
    /** Days before it are summed up in `payout_days`; what came later is read from the lines. */
    summed_until: moment(),
  },
  (state) => [check('payout_state_is_one', sql`${state.id}`)],
);

/** In millionths of a US dollar, by the ledger; points in the app's currency. */
const figures = () => ({
  payouts: amount().notNull(),
  /** Zero or less, as are `reversals`. */
  payout_reversals: amount().notNull(),
  rewards: amount().notNull(),
  reversals: amount().notNull(),
  /** What users got, less what was taken back: bonuses and credits, too. */
  points: amount().notNull(),
});

const ofApp = () =>
  text()
    .notNull()
    .references(() => apps.id);

/** They follow from the ledger. Days of UTC; those without a movement have no row. */
export const payout_days = pgTable(
  'payout_days',
  { app_id: ofApp(), day: date({ mode: 'string' }).notNull(), ...figures() },
  (day) => [primaryKey({ columns: [day.app_id, day.day] })],
);

/** The same dollars by the supplier or network that pays them. */
export const payout_supplier_days = pgTable(
  'payout_supplier_days',
  {
    supplier_id: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
    payouts: amount().notNull(),
    payout_reversals: amount().notNull(),
  },
  (day) => [primaryKey({ columns: [day.day, day.supplier_id] })],
);

/** A month of an app that was closed: its figures stay as they were then. */
export const payout_months = pgTable(
  'payout_months',
  {
    month: text().notNull(),
    app_id: ofApp(),
    ...figures(),
    closed_at: moment().notNull(),
    closed_by: text().notNull(),
    /** The day of the payment; null until it is marked as paid. */
    paid_on: date({ mode: 'string' }),
    paid_reference: text(),
    paid_at: moment(),
    paid_by: text(),
  },
  (month) => [
    primaryKey({ columns: [month.month, month.app_id] }),
    check('payout_months_month_is_one', sql`${month.month} ~ '^2\\d{3}-(0[1-9]|1[0-2])$'`),
    check(
      'payout_months_paid_together',
      sql`(${month.paid_on} is null) = (${month.paid_at} is null) and (${month.paid_on} is null) = (${month.paid_by} is null) and (${month.paid_on} is null) = (${month.paid_reference} is null)`,
    ),
  ],
);
