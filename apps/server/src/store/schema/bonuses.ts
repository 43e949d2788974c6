// Bonuses of an app, for everybody in it, for those of one country, or for one user (BO-01).
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { apps } from './apps.ts';
import { amount, created, isOneOf, moment, rowId } from './columns.ts';
import { offers } from './offers.ts';
import { belongsToUser } from './users.ts';

export const bonusTypes = ['percent', 'special', 'offer_engagement'] as const;
export const bonusEntities = ['surveys', 'offers'] as const;

export const bonuses = pgTable(
  'bonuses',
  {
    id: text().primaryKey(),
    app_id: text()
      .notNull()
      .references(() => apps.id),
    /** Null means everybody of the app, or of the country. */
    user_id: rowId(),
    /** Only for users whose account is of this country; null means of any. */
    country: text(),
    type: text({ enum: bonusTypes }).notNull(),
    entities: text({ enum: bonusEntities }).array().notNull(),
    /** Of `percent` and `offer_engagement`: what is paid on top. */
    percentage: integer(),
    // Of `special`: what has to be reached since the bonus began; 0 is no goal.
    goal_completes: integer().notNull().default(0),
    goal_completes_surveys: integer().notNull().default(0),
    goal_finished: integer().notNull().default(0),
    goal_finished_offers: integer().notNull().default(0),
    /** Of `special`: what a claim credits. */
    user_reward: amount(),
    /** Of `offer_engagement`: the offer that pays more. */
    offer_id: text().references(() => offers.id),
    starts_at: moment().notNull(),
    /** Null means that it does not expire. */
    expires_at: moment(),
    /** The zone by whose clocks it was planned. */
    zone: text().notNull().default('UTC'),
    created_at: created(),
  },
  (bonus) => [
    belongsToUser(bonus),
    index('bonuses_app').on(bonus.app_id, bonus.starts_at),
    index('bonuses_start').on(bonus.starts_at, bonus.id),
    isOneOf('bonuses_type_known', bonus.type, bonusTypes),
    check(
      'bonuses_entities_known',
      sql`cardinality(${bonus.entities}) > 0 and ${bonus.entities} <@ array['surveys', 'offers']`,
    ),
    check(
      'bonuses_whole',
      sql`case ${bonus.type}
        when 'percent' then ${bonus.percentage} is not null
        when 'special' then ${bonus.user_reward} is not null
        else ${bonus.percentage} is not null and ${bonus.offer_id} is not null
      end`,
    ),
    check('bonuses_percentage_in_range', sql`${bonus.percentage} between 1 and 1000`),
    check('bonuses_reward_positive', sql`${bonus.user_reward} > 0`),
    check(
      'bonuses_goals_not_negative',
      sql`least(${bonus.goal_completes}, ${bonus.goal_completes_surveys}, ${bonus.goal_finished}, ${bonus.goal_finished_offers}) >= 0`,
    ),
    // Both at once: it was cancelled before it began.
    check('bonuses_end_from_start', sql`${bonus.expires_at} >= ${bonus.starts_at}`),
    check('bonuses_one_audience', sql`${bonus.user_id} is null or ${bonus.country} is null`),
  ],
);

/** A special bonus is claimed once by each user, and once more in test mode, where points are no money. */
export const bonus_claims = pgTable(
  'bonus_claims',
  {
    bonus_id: text()
      .notNull()
      .references(() => bonuses.id),
    app_id: text().notNull(),
    user_id: rowId().notNull(),
    test_mode: boolean().notNull().default(false),
    /** What it credited. */
    user_reward: amount().notNull(),
    claimed_at: moment().notNull(),
  },
  (claim) => [
    belongsToUser(claim),
    primaryKey({ columns: [claim.bonus_id, claim.app_id, claim.user_id, claim.test_mode] }),
  ],
);
