// A user's click on an offer: opened once, at one price, with the milestones as they were promised then. Its progress
// follows from the network's events, and its status (OF-06) from that and the clock.
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { amount, created, isOneOf, moment, rowId } from './columns.ts';
import { offer_rewards, offerPlatforms, offers } from './offers.ts';
import { belongsToUser } from './users.ts';

export const offer_clicks = pgTable(
  'offer_clicks',
  {
    /** 256 random bits: what the network knows this user by; another user's cannot be guessed. */
    id: text().primaryKey(),
    app_id: text().notNull(),
    user_id: rowId().notNull(),
    offer_id: text()
      .notNull()
      .references(() => offers.id),
    network_id: text().notNull(),
    /** Where the link was opened first. */
    platform: text({ enum: offerPlatforms }).notNull(),

    // The price as it stood when the link was opened: a later change of rate or bonus never touches it.
    exchange_rate_micros: amount().notNull(),
    revenue_share_bp: integer().notNull(),
    /** The publisher's share of the payout; null where it was opened before there was one, and `revenue_share_bp` is it. */
    payout_share_bp: integer(),
    decimals: smallint().notNull(),
    bonus_percent: integer().notNull().default(0),
    test_mode: boolean().notNull().default(false),

    /** Where the user was then; null where it was not known. */
    country: text(),
    opened_at: created(),
    /** Events after it do not count; null means that there is no deadline. */
    ends_at: moment(),
    /** When the last of all milestones was reached; null until then, and again once one is taken back. */
    finished_at: moment(),
    /** Grows with each event and release applied: part of the name of what a release moves. */
    settled_version: integer().notNull().default(0),
  },
  (click) => [
    belongsToUser(click),
    // However often the link is opened, and on however many devices: one click per user and offer, and one in test mode.
    unique('offer_clicks_once_in_mode').on(click.app_id, click.user_id, click.offer_id, click.test_mode),
    index('offer_clicks_user').on(click.app_id, click.user_id, click.opened_at),
    index('offer_clicks_opened').using('brin', click.opened_at),
    // The outcomes of an offer's last days.
    index('offer_clicks_offer').on(click.offer_id, click.opened_at),
    isOneOf('offer_clicks_platform_known', click.platform, offerPlatforms),
  ],
);

/** One row per milestone of an opened offer: the promised reward, the progress, and its points. */
export const offer_reward_progress = pgTable(
  'offer_reward_progress',
  {
    click_id: text()
      .notNull()
      .references(() => offer_clicks.id),
    offer_reward_id: text()
      .notNull()
      .references(() => offer_rewards.id),
    app_id: text().notNull(),
    user_id: rowId().notNull(),

    event_ref: text().notNull(),
    required_event_count: integer().notNull(),
    user_reward: amount().notNull(),
    user_reward_without_bonus: amount().notNull(),
    /** What the network pays for it, in millionths of a US dollar; null where it was opened before dollars were booked. */
    payout_micros: amount(),
    hold_days: integer().notNull(),
    ends_at: moment(),

    /** Never above what is required. */
    event_count: integer().notNull().default(0),
    reached_at: moment(),
    /** Points that are pending until `pending_until`, and credited points; together they are the reward or zero. */
    pending: amount().notNull().default(sql`0`),
    credited: amount().notNull().default(sql`0`),
    pending_until: moment(),
    /** When pending points were credited. */
    released_at: moment(),
    /** What the network pays for it by the books. */
    paid_micros: amount().notNull().default(sql`0`),
  },
  (progress) => [
    belongsToUser(progress),
    primaryKey({ columns: [progress.click_id, progress.offer_reward_id] }),
    index('offer_reward_progress_pending')
      .on(progress.app_id, progress.user_id)
      .where(sql`${progress.pending} > 0`),
    index('offer_reward_progress_due').on(progress.pending_until).where(sql`${progress.pending} > 0`),
    check(
      'offer_reward_progress_events_in_range',
      sql`${progress.event_count} between 0 and ${progress.required_event_count}`,
    ),
    check(
      'offer_reward_progress_points_in_range',
      sql`${progress.pending} >= 0 and ${progress.credited} >= 0 and ${progress.pending} + ${progress.credited} <= ${progress.user_reward}`,
    ),
    check(
      'offer_reward_progress_paid_in_range',
      sql`${progress.paid_micros} = 0 or ${progress.paid_micros} = coalesce(${progress.payout_micros}, 0)`,
    ),
    check(
      'offer_reward_progress_pending_has_date',
      sql`${progress.pending} = 0 or ${progress.pending_until} is not null`,
    ),
  ],
);

/** What an event did when it came: `parked` waits for the event it takes back, `review` waits for an operator. */
export const offerEventEffects = ['counted', 'reached', 'reversed', 'parked', 'nothing', 'review'] as const;

/** Networks' events about clicks, each stored once and permanently. */
export const offer_events = pgTable(
  'offer_events',
  {
    id: rowId().primaryKey().generatedAlwaysAsIdentity(),
    // Network and click are checked where events are applied, under the click's own lock.
    network_id: text().notNull(),
    /** The network's transaction id: stored permanently, so that a replay never counts twice. */
    transaction: text().notNull(),
    click_id: text().notNull(),
    event_ref: text().notNull(),
    /** The transaction that this event takes back. */
    reverses: text(),
    /** When it happened, by the network's clock. */
    occurred_at: moment().notNull(),
    received_at: moment().notNull(),
    effect: text({ enum: offerEventEffects }).notNull(),
    /** What it moved to the user, pending or not; negative for a reversal. */
    amount: amount().notNull(),
  },
  (event) => [
    unique('offer_events_once').on(event.network_id, event.transaction),
    index('offer_events_click').on(event.click_id),
    index('offer_events_review').on(event.received_at).where(sql`${event.effect} = 'review'`),
    isOneOf('offer_events_effect_known', event.effect, offerEventEffects),
  ],
);
