// A click binds one user to one survey at one price from the moment qualification starts until its outcome.
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { amount, created, isOneOf, moment, rowId } from './columns.ts';
import { surveys } from './surveys.ts';
import { belongsToUser } from './users.ts';

export const clickStates = [
  'opened',
  'started',
  'complete',
  'partial',
  'screen_out',
  'quota_full',
  'closed',
  'duplicate',
  'quality',
  'security',
  'timeout',
  'error',
] as const;

export const clicks = pgTable(
  'clicks',
  {
    /** 256 random bits: whoever knows it may see this one result, so nobody may guess it. */
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
    decimals: smallint().notNull(),
    user_reward: amount().notNull(),
    user_reward_without_bonus: amount().notNull(),
    bonus_percent: integer().notNull().default(0),
    test_mode: boolean().notNull().default(false),

    state: text({ enum: clickStates }).notNull().default('opened'),
    /** The outcome in the supplier's own words. */
    raw_code: text(),
    /** Questions put in this qualification, in order; the last one is the current one. */
    asked: text().array().notNull().default(sql`'{}'`),
    /** Those of them the user would not answer. */
    skipped: text().array().notNull().default(sql`'{}'`),
    /** The click that took its place when this survey closed or filled up on the way. */
    redirected_to: text(),
    subid: jsonb().$type<Readonly<Record<string, string>>>().notNull().default({}),
    opened_at: created(),
    started_at: moment(),
    ended_at: moment(),
    expires_at: moment().notNull(),
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
    index('clicks_expiring').on(click.expires_at).where(sql`${click.ended_at} is null`),
    isOneOf('clicks_state_known', click.state, clickStates),
  ],
);
