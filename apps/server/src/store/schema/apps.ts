// A publisher's app: its secret, its currency, its look and its switches (ID-08, EM-06).
import { appStatuses, redirectTypes } from '@earnwall/contract/app-settings-values';
import type { Design } from '@earnwall/contract/entities/design';
import type { Metadata } from '@earnwall/contract/entities/metadata';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { amount, created, isOneOf, moment } from './columns.ts';
import { publishers } from './publishers.ts';

/** Only what the publisher chose; whatever is missing follows the product's own default. */
export type StoredDesign = Readonly<Partial<Design>>;
export type StoredSettings = Readonly<Partial<Metadata['settings']>>;

export const apps = pgTable(
  'apps',
  {
    id: text().primaryKey(),
    publisher_id: text()
      .notNull()
      .references(() => publishers.id),
    name: text().notNull(),
    /** Grows with each change of the settings: two editors do not overwrite each other. */
    version: integer().notNull().default(1),
    secret: text().notNull(),
    /** The secret before the last rotation: both are accepted until somebody ends it. */
    previous_secret: text(),
    secret_rotated_at: moment(),
    requires_security_hash: boolean().notNull().default(true),
    status: text({ enum: appStatuses }).notNull().default('open'),
    maintenance: boolean().notNull().default(false),
    /** When a maintenance ends by itself; null means when an operator ends it. */
    maintenance_until: moment(),
    maintenance_since: moment(),
    test_mode: boolean().notNull().default(false),

    currency_name: text().notNull(),
    /** Whole units of the app's currency for one US dollar, in millionths. */
    exchange_rate_micros: amount().notNull(),
    decimals: smallint().notNull().default(0),
    /** The user's part of a supplier's payout, in hundredths of a percent. */
    revenue_share_bp: integer().notNull(),
    /** The most that support may credit at once, in the smallest unit; null means nothing. */
    credit_cap: amount(),

    /** What part of rewards for completes is set aside to pay for time, in hundredths of a percent; 0 pays nothing. */
    fair_pay_bp: integer().notNull().default(0),
    /** What a minute pays today, in millionths of the smallest unit; null until it was worked out (decision 0135). */
    fair_rate_micros: amount(),

    design: jsonb().$type<StoredDesign>().notNull().default({}),
    settings: jsonb().$type<StoredSettings>().notNull().default({}),
    html: text(),
    panel_enabled: boolean().notNull().default(true),
    single_survey: boolean().notNull().default(false),
    offers_enabled: boolean().notNull().default(true),
    show_rewards: boolean().notNull().default(true),
    show_filters: boolean().notNull().default(true),
    show_wallet: boolean().notNull().default(false),
    chat_available: boolean().notNull().default(false),
    policy_required: boolean().notNull().default(true),
    policy_url: text(),
    latency_probe: boolean().notNull().default(false),
    // Conditions before lists are shown (NO-02).
    requires_phone: boolean().notNull().default(false),
    checks_vpn: boolean().notNull().default(true),
    checks_relay: boolean().notNull().default(true),
    checks_location: boolean().notNull().default(true),
    /** What installing the browser extension credits; null means that the app has none. */
    extension_bonus: amount(),
    /** How a survey opens; null means a new tab beside the panel, and the same window where there is no panel. */
    redirect_type: text({ enum: redirectTypes }),
    /** The publisher's page for visitors of a single-survey link after the survey. */
    return_url: text(),

    /** Pages that may frame the panel: feeds frame-ancestors and the check of parent messages alike. */
    allowed_origins: text().array().notNull().default(sql`'{}'`),
    /** When it went live; null while it is being integrated. */
    live_at: moment(),
    created_at: created(),
    updated_at: created(),
  },
  (app) => [
    index('apps_publisher').on(app.publisher_id),
    isOneOf('apps_status_known', app.status, appStatuses),
    isOneOf('apps_redirect_type_known', app.redirect_type, redirectTypes),
    check('apps_id_not_digits', sql`${app.id} !~ '^[0-9]*$'`),
    check('apps_decimals_in_range', sql`${app.decimals} between 0 and 3`),
    check('apps_exchange_rate_positive', sql`${app.exchange_rate_micros} > 0`),
    check('apps_extension_bonus_positive', sql`${app.extension_bonus} > 0`),
    check('apps_fair_pay_in_range', sql`${app.fair_pay_bp} between 0 and 2000`),
    check('apps_revenue_share_in_range', sql`${app.revenue_share_bp} between 0 and 10000`),
  ],
);

/** The sources of an app's users (`s`), and the countries each one is closed to (codes 8 and 9, ID-04). */
export const app_sources = pgTable(
  'app_sources',
  {
    app_id: text()
      .notNull()
      .references(() => apps.id),
    source: text().notNull(),
    enabled: boolean().notNull().default(true),
    disabled_countries: text().array().notNull().default(sql`'{}'`),
  },
  (source) => [primaryKey({ columns: [source.app_id, source.source] })],
);
