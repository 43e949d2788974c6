// Offers and games as supplied by their networks, with their platforms, countries and milestones (OF-05, OF-07).
import type { Language } from '@earnwall/i18n/languages';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core';
import { amount, created, isOneOf, moment, rowId } from './columns.ts';

export const networkStatuses = ['live', 'paused'] as const;
export const offerCategories = ['game', 'other'] as const;
export const offerPlatforms = ['desktop', 'ios', 'android'] as const;
export const offerStatuses = ['open', 'paused', 'closed'] as const;
export const progressLayouts = ['progress', 'text', 'progress_and_text'] as const;

/** What is written about an offer. Its name is a name, the same in every language. */
export interface OfferTexts {
  readonly title: string;
  readonly description: string;
  readonly steps: string;
}

export const offer_networks = pgTable(
  'offer_networks',
  {
    id: text().primaryKey(),
    /** What people read as the offer's provider. */
    name: text().notNull(),
    status: text({ enum: networkStatuses }).notNull().default('live'),
    /** The only hosts a browser is ever sent to for this network. */
    redirect_hosts: text().array().notNull().default(sql`'{}'`),
    /** How far its catalogue has been read: the network's own cursor. */
    cursor: text(),
    synced_at: moment(),
    /** Grows with every change of its offers (migration `offer_rules`), so that nodes know when to read them again. */
    version: rowId().notNull().default(0),
    created_at: created(),
  },
  (network) => [isOneOf('offer_networks_status_known', network.status, networkStatuses)],
);

export const offers = pgTable(
  'offers',
  {
    id: text().primaryKey(),
    network_id: text()
      .notNull()
      .references(() => offer_networks.id),
    /** The network's own name for it. */
    network_ref: text().notNull(),
    /** False for offers entered by hand: a catalogue that does not name them does not close them. */
    from_catalogue: boolean().notNull().default(true),
    name: text().notNull(),
    title: text().notNull(),
    /** A square for tiles. */
    icon_url: text(),
    /** A larger picture for the details. */
    image_url: text(),
    platforms: text({ enum: offerPlatforms }).array().notNull(),
    /** Empty means every country. */
    countries: text().array().notNull().default(sql`'{}'`),
    description: text().notNull(),
    steps: text().notNull(),
    /** The same in other languages, where the network has them. */
    translations: jsonb().$type<Readonly<Partial<Record<Language, OfferTexts>>>>().notNull().default({}),
    category: text({ enum: offerCategories }).notNull(),
    popularity: integer().notNull().default(0),
    active_earners: integer().notNull().default(0),
    featured: boolean().notNull().default(false),
    /** Place in the list: smaller comes first. */
    rank: integer().notNull(),
    /** Its place by an operator, which counts instead and is not the network's to change (decision 0129). */
    placed_rank: integer(),
    /** From the opening of the link; null means that there is no deadline. */
    time_limit_minutes: integer(),
    /** The link that it carries; null where the network's links are made from its ref. */
    link: text(),
    /** `paused` is an operator's word: it stays when the network withdraws the offer (`closed_at`) and lists it again. */
    status: text({ enum: offerStatuses }).notNull().default('open'),
    created_at: created(),
    closed_at: moment(),
  },
  (offer) => [
    unique('offers_network_ref').on(offer.network_id, offer.network_ref),
    index('offers_open_by_rank').on(offer.rank, offer.id).where(sql`${offer.status} = 'open'`),
    isOneOf('offers_category_known', offer.category, offerCategories),
    isOneOf('offers_status_known', offer.status, offerStatuses),
    check('offers_time_limit_positive', sql`${offer.time_limit_minutes} > 0`),
  ],
);

/** A milestone: an event of the network that has to happen so many times. Both together are what it is known by. */
export const offer_rewards = pgTable(
  'offer_rewards',
  {
    id: text().primaryKey(),
    offer_id: text()
      .notNull()
      .references(() => offers.id),
    event_ref: text().notNull(),
    required_event_count: integer().notNull().default(1),
    position: smallint().notNull(),
    name: text().notNull(),
    /** The name in other languages, where the network has them. */
    names: jsonb().$type<Readonly<Partial<Record<Language, string>>>>().notNull().default({}),
    payout_micros: amount().notNull(),
    /** The points are pending that long before they are credited. */
    hold_days: integer().notNull().default(0),
    progress_layout: text({ enum: progressLayouts }).notNull().default('text'),
    /** From the opening of the link; null means that the offer's own deadline counts. */
    time_limit_minutes: integer(),
    is_highlighted: boolean().notNull().default(false),
    /** False once the network has withdrawn it: it is not promised any more, and stays for users who have opened the offer. */
    is_open: boolean().notNull().default(true),
  },
  (reward) => [
    unique('offer_rewards_once').on(reward.offer_id, reward.event_ref, reward.required_event_count),
    isOneOf('offer_rewards_layout_known', reward.progress_layout, progressLayouts),
    check('offer_rewards_payout_not_negative', sql`${reward.payout_micros} >= 0`),
    check('offer_rewards_events_positive', sql`${reward.required_event_count} > 0`),
    check('offer_rewards_hold_not_negative', sql`${reward.hold_days} >= 0`),
    check('offer_rewards_time_limit_positive', sql`${reward.time_limit_minutes} > 0`),
  ],
);
