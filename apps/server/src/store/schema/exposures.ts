// What a person was told of a survey when they opened it, and what became of it (OD-01). A row for each click that is not
// in test mode; the counters of outcomes are sums of these rows, and can be made from them again (decision 0134).
import { isNotNull, isNull, sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, real, smallint, text } from 'drizzle-orm/pg-core';
import { clicks } from './clicks.ts';
import { created, isOneOf, moment, rowId } from './columns.ts';
import { devices } from './surveys.ts';

/** `lost` are those of whom nobody knows how it ended, or who ended it themselves. */
export const countedAs = ['complete', 'away', 'lost'] as const;

export const exposures = pgTable(
  'exposures',
  {
    cid: text()
      .primaryKey()
      .references(() => clicks.cid),
    app_id: text().notNull(),
    user_id: rowId().notNull(),
    survey_id: rowId().notNull(),
    supplier_id: text().notNull(),
    country: text().notNull(),
    device: text({ enum: devices }).notNull(),
    /** Of the standing experiment on the order of lists. */
    arm: text().notNull(),
    /** From 1, in the list of that moment; null where the person came by another way. */
    place: smallint(),
    /** The odds last told before the survey, not rounded; null where nothing could be said. */
    odds: real(),
    /** In percent, as shown; null where they were not known yet. */
    odds_shown: smallint(),
    /** Of whoever enters, uncorrected: what corrections are learned from. */
    entry_odds: real(),
    /** Of whoever enters, without the person's own past: what that past is measured by. */
    expected_odds: real(),
    /** What a minute of it was expected to yield, in millionths of a US dollar of payout. */
    value: real(),
    /** With which chance it stood at that place. */
    chance: real().notNull().default(1),
    opened_at: created(),
    started_at: moment(),
    /** From here on it counts; null until it is started. */
    matures_at: moment(),
    counted_as: text({ enum: countedAs }),
    /** From the start to the end, where it is known. */
    counted_seconds: integer(),
    /** The UTC day on which it was started. */
    counted_on: date({ mode: 'string' }),
    /** Completed, and taken back by the supplier. */
    is_reversed: boolean().notNull().default(false),
  },
  (exposure) => [
    index('exposures_user').on(exposure.app_id, exposure.user_id),
    index('exposures_maturing')
      .on(exposure.matures_at)
      .where(sql`${isNull(exposure.counted_as)} and ${isNotNull(exposure.matures_at)}`),
    // Rows are written in this order: a block range index costs next to nothing.
    index('exposures_opened').using('brin', exposure.opened_at),
    isOneOf('exposures_device_known', exposure.device, devices),
    isOneOf('exposures_counted_as_known', exposure.counted_as, countedAs),
    check(
      'exposures_counted_whole',
      sql`(${exposure.counted_as} is null) = (${exposure.counted_on} is null)`,
    ),
  ],
);
