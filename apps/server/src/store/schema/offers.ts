// Offers and games: what each milestone pays and how far a user has come (spec §3 "Offer", §4 "Offer status numbers").
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
import { belongsToUser } from './users.ts';

export const offerCategories = ['game', 'other'] as const;
export const offerPlatforms = ['desktop', 'ios', 'android'] as const;
export const offerStatuses = ['open', 'paused', 'closed'] as const;
export const progressLayouts = ['progress', 'text', 'progress_and_text'] as const;

export const offers = pgTable(
  'offers',
  {
    id: text().primaryKey(),
    provider: text().notNull(),
    provider_ref: text().notNull(),
    name: text().notNull(),
    title: text().notNull(),
    icon_url: text(),
    platforms: text({ enum: offerPlatforms }).array().notNull(),
    /** Empty means every country. */
    countries: text().array().notNull().default(sql`'{}'`),
    description: text().notNull(),
    steps: text().notNull(),
    category: text({ enum: offerCategories }).notNull(),
    popularity: integer().notNull().default(0),
    active_earners: integer().notNull().default(0),
    featured: boolean().notNull().default(false),
    rank: integer().notNull(),
    tracking_url: text().notNull(),
    time_limit_minutes: integer(),
    status: text({ enum: offerStatuses }).notNull().default('open'),
    created_at: created(),
  },
  (offer) => [
    unique('offers_provider_ref').on(offer.provider, offer.provider_ref),
    index('offers_open_by_rank').on(offer.rank, offer.id).where(sql`${offer.status} = 'open'`),
    isOneOf('offers_category_known', offer.category, offerCategories),
    isOneOf('offers_status_known', offer.status, offerStatuses),
  ],
);

export const offer_rewards = pgTable(
  'offer_rewards',
  {
    id: text().primaryKey(),
    offer_id: text()
      .notNull()
      .references(() => offers.id),
    position: smallint().notNull(),
    name: text().notNull(),
    payout_micros: amount().notNull(),
    progress_layout: text({ enum: progressLayouts }).notNull().default('text'),
    required_event_count: integer().notNull().default(1),
    time_limit_minutes: integer(),
    is_highlighted: boolean().notNull().default(false),
  },
  (reward) => [
    unique('offer_rewards_position').on(reward.offer_id, reward.position),
    isOneOf('offer_rewards_layout_known', reward.progress_layout, progressLayouts),
    check('offer_rewards_payout_not_negative', sql`${reward.payout_micros} >= 0`),
    check('offer_rewards_events_positive', sql`${reward.required_event_count} > 0`),
  ],
);

/** One row once a user has opened the offer's link; the status numbers are the spec's. */
export const offer_progress = pgTable(
  'offer_progress',
  {
    app_id: text().notNull(),
    user_id: rowId().notNull(),
    offer_id: text()
      .notNull()
      .references(() => offers.id),
    status: smallint().notNull().default(0),
    started_at: created(),
    ends_at: moment(),
  },
  (progress) => [
    belongsToUser(progress),
    primaryKey({ columns: [progress.app_id, progress.user_id, progress.offer_id] }),
    check('offer_progress_status_known', sql`${progress.status} between 0 and 4`),
  ],
);

export const offer_reward_progress = pgTable(
  'offer_reward_progress',
  {
    app_id: text().notNull(),
    user_id: rowId().notNull(),
    offer_reward_id: text()
      .notNull()
      .references(() => offer_rewards.id),
    event_count: integer().notNull().default(0),
    status: smallint().notNull().default(0),
    pending_until: moment(),
  },
  (progress) => [
    belongsToUser(progress),
    primaryKey({ columns: [progress.app_id, progress.user_id, progress.offer_reward_id] }),
    check('offer_reward_progress_status_known', sql`${progress.status} between 0 and 3`),
    check('offer_reward_progress_events_not_negative', sql`${progress.event_count} >= 0`),
  ],
);
