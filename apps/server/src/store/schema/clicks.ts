// A click binds one user to one survey at one price from the moment qualification starts until its outcome.
import { outcomes } from '@earnwall/contract/outcomes';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { amount, created, deviceName, isOneOf, moment, rowId } from './columns.ts';
import { surveys } from './surveys.ts';
import { belongsToUser } from './users.ts';

export const clickStates = ['opened', 'started', ...outcomes] as const;

export const clicks = pgTable(
  'clicks',
  {
    /** 256 random bits: it gives access to this one result, so it must not be guessable. */
    cid: text().primaryKey(),
    app_id: text().notNull(),
    user_id: rowId().notNull(),
    survey_id: rowId()
      .notNull()
      .references(() => surveys.id),
    supplier_id: text().notNull(),

    // The price as it stood when the click was opened: a later change of rate or bonus never touches it.
    payout_micros: amount().notNull(),
    exchange_rate_micros: amount().notNull(),
    revenue_share_bp: integer().notNull(),
    /** The publisher's share of the payout; null where it was opened before there was one, and `revenue_share_bp` is it. */
    payout_share_bp: integer(),
    decimals: smallint().notNull(),
    user_reward: amount().notNull(),
    user_reward_without_bonus: amount().notNull(),
    bonus_percent: integer().notNull().default(0),
    test_mode: boolean().notNull().default(false),
    // What is paid for time where the person is turned away, and what part of a complete is set aside for it (decision
    // 0135), as it stood then; null where nothing is.
    fair_rate_micros: amount(),
    fair_cap: amount(),
    fair_limit_seconds: integer(),
    fair_part_bp: integer(),
    /** Of clicks without `reports_until`, which nodes of the version before start: reports count for so many days. */
    report_days: smallint().notNull().default(45),

    state: text({ enum: clickStates }).notNull().default('opened'),
    /** The outcome as the supplier's own code. */
    raw_code: text(),
    /** Questions asked in this qualification, in order; the last one is the current one. */
    asked: text().array().notNull().default(sql`'{}'`),
    /** Those of them the user would not answer. */
    skipped: text().array().notNull().default(sql`'{}'`),
    /** The click that replaced it when this survey closed or its quota filled up. */
    redirected_to: text(),
    subid: jsonb().$type<Readonly<Record<string, string>>>().notNull().default({}),
    // The phone it was opened on, as named by the app around the panel; null where it named none.
    device_manufacturer: deviceName(),
    device_model: deviceName(),
    /** Where the user was then; null where it was not known. */
    country: text(),
    opened_at: created(),
    started_at: moment(),
    ended_at: moment(),
    expires_at: moment().notNull(),
    /** Reports count by themselves until then, by the supplier's rule at the start (decision 0137). */
    reports_until: moment(),

    /** A second entry was seen after the first. */
    duplicated_at: moment(),
    /** The code that the returning browser brought: it is shown, and credits nothing. */
    returned_at: moment(),
    returned_code: text(),

    /** Grows with each report or time-out applied; a decision on an older version is made again. */
    settled_version: integer().notNull().default(0),
    /** What this click has moved to its user so far, all reports together. */
    credited: amount().notNull().default(sql`0`),
    /** What its supplier pays by the books, in millionths of a US dollar; null where no dollars were booked. */
    paid_micros: amount(),
    /** What of `credited` was paid for time. */
    fair_paid: amount().notNull().default(sql`0`),

    /** The tab that saw the final result first. */
    seen_by: text(),
    rating_half_stars: smallint(),
    rated_at: moment(),
    /** The user closed the feedback question without an answer: it is not asked again, on any device. */
    feedback_dismissed_at: moment(),
  },
  (click) => [
    belongsToUser(click),
    index('clicks_user').on(click.app_id, click.user_id, click.opened_at),
    // However often Start is pressed, and on however many nodes: one open click per user and survey.
    uniqueIndex('clicks_one_open')
      .on(click.app_id, click.user_id, click.survey_id)
      .where(sql`${click.ended_at} is null`),
    index('clicks_taken')
      .on(click.app_id, click.user_id, click.survey_id)
      .where(sql`${click.ended_at} is not null`),
    index('clicks_expiring').on(click.expires_at).where(sql`${click.state} = 'started'`),
    index('clicks_duplicated')
      .on(click.app_id, click.user_id, click.duplicated_at)
      .where(sql`${click.duplicated_at} is not null`),
    // The outcomes of a survey's last days.
    index('clicks_survey').on(click.survey_id, click.opened_at),
    // Rows are written in this order: a block range index costs next to nothing.
    index('clicks_opened').using('brin', click.opened_at),
    // Few among many: what people say of surveys, in one app or all.
    index('clicks_rated').on(click.rated_at).where(sql`${click.rated_at} is not null`),
    index('clicks_rated_in_app').on(click.app_id, click.rated_at).where(sql`${click.rated_at} is not null`),
    // What a bonus has raised, and what was completed in some days of an app.
    index('clicks_completed').on(click.app_id, click.opened_at).where(sql`${click.state} = 'complete'`),
    isOneOf('clicks_state_known', click.state, clickStates),
    check('clicks_credited_in_range', sql`${click.credited} between 0 and ${click.user_reward}`),
    check(
      'clicks_paid_in_range',
      sql`${click.paid_micros} is null or (${click.paid_micros} between 0 and ${click.payout_micros} and not ${click.test_mode})`,
    ),
    check(
      'clicks_fair_paid_in_range',
      sql`${click.fair_paid} between 0 and least(${click.credited}, coalesce(${click.fair_cap}, 0))`,
    ),
    check('clicks_rating_in_range', sql`${click.rating_half_stars} between 1 and 10`),
  ],
);
