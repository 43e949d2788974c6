// What is learned each night from the counters and from profiles: how far each supplier's word can be trusted, how people of
// a country answer, and how far odds that were told were off (OD-01). Nodes read it all anew when a correction is added.
import { type DeviceEffects, noEffects } from '@earnwall/domain/odds/device-effects';
import type { Correction } from '@earnwall/domain/odds/isotonic';
import { usualWord } from '@earnwall/domain/odds/prior';
import { type TimeWord, usualTimes } from '@earnwall/domain/odds/times';
import { date, integer, jsonb, pgTable, primaryKey, real, text } from 'drizzle-orm/pg-core';
import { created, moment, rowId } from './columns.ts';

export const supplier_odds = pgTable(
  'supplier_odds',
  {
    /** `*` for all of them together. */
    supplier_id: text().notNull(),
    /** `*` for everywhere. */
    country: text().notNull(),
    mean: real().notNull(),
    /** What its word has to be moved by, in log-odds. */
    bias: real().notNull(),
    /** The deviation of its words beside that, and of conversions from the mean. */
    errs: real().notNull().default(usualWord.errs),
    spread: real().notNull().default(usualWord.spread),
    /** What each kind of device does to its conversions, in log-odds. */
    devices: jsonb().$type<DeviceEffects>().notNull().default(noEffects),
    /** What its words about times are worth. */
    finish: jsonb().$type<TimeWord>().notNull().default(usualTimes),
    away: jsonb().$type<TimeWord>().notNull().default(usualTimes),
    reversal_rate: real().notNull(),
    outcomes: integer().notNull(),
    learned_at: moment().notNull(),
  },
  (row) => [primaryKey({ columns: [row.supplier_id, row.country] })],
);

export const answer_shares = pgTable(
  'answer_shares',
  {
    country: text().notNull(),
    /** Of the profile; `age` has years as answers. */
    question_id: text().notNull(),
    answer: text().notNull(),
    /** Of the people who answered the question. */
    share: real().notNull(),
    /** Who answered the question. */
    people: integer().notNull(),
    made_on: date({ mode: 'string' }).notNull(),
  },
  (row) => [primaryKey({ columns: [row.country, row.question_id, row.answer] })],
);

/** One row for each night; the last one counts. */
export const odds_corrections = pgTable('odds_corrections', {
  id: rowId().primaryKey().generatedAlwaysAsIdentity(),
  /** Null while there are too few outcomes to learn from. */
  correction: jsonb().$type<Correction>(),
  outcomes: integer().notNull(),
  made_at: created(),
});
