// The inventory of suppliers: a survey's payout, its targeting, and its quotas (SV-01).
import type { RespondentCheck } from '@earnwall/contract/entities/current-survey';
import { topics } from '@earnwall/contract/topics';
import type { Targeting } from '@earnwall/domain/matching/targeting';
import type { Exclusions } from '@earnwall/domain/surveys/exclusions';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  real,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { amount, created, isOneOf, moment, rowId } from './columns.ts';

export const supplierStatuses = ['live', 'paused'] as const;
export const surveyStatuses = ['open', 'paused', 'closed'] as const;
export const quotaRules = ['none_full', 'one_open'] as const;
export const devices = ['desktop', 'mobile', 'tablet'] as const;

/** What the respondents service knows a survey by; the part about the person is made for each user (AP-03). */
export type SurveyAtRespondents = Readonly<
  Pick<RespondentCheck, 'rd_sy_nr' | 'rd_destination_platform_id' | 'rd_destination_platform_survey_number'>
>;

export const suppliers = pgTable(
  'suppliers',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    status: text({ enum: supplierStatuses }).notNull().default('live'),
    entry_url: text().notNull(),
    /** The only hosts a browser is ever sent to for this supplier. */
    redirect_hosts: text().array().notNull().default(sql`'{}'`),
    created_at: created(),
  },
  (supplier) => [isOneOf('suppliers_status_known', supplier.status, supplierStatuses)],
);

export const surveys = pgTable(
  'surveys',
  {
    id: rowId().primaryKey().generatedAlwaysAsIdentity(),
    /** What leaves the server; the row number never does. */
    hash: text().notNull().unique('surveys_hash'),
    supplier_id: text()
      .notNull()
      .references(() => suppliers.id),
    supplier_ref: text().notNull(),
    country: text().notNull(),
    language: text().notNull(),
    devices: text({ enum: devices }).array().notNull().default(sql`'{desktop,mobile,tablet}'`),
    loi_seconds: integer().notNull(),
    /** What the supplier pays for a complete, in millionths of a US dollar. */
    payout_micros: amount().notNull(),
    payout_type: smallint().notNull().default(1),
    /** Place in the list: smaller comes first. */
    rank: integer().notNull(),
    /** Its place by an operator, which counts instead and is not the supplier's to change (decision 0129). */
    placed_rank: integer(),
    /** Of those who enter, the part that completes by the supplier's word: 0 to 1; null where it says nothing. */
    conversion: real(),
    /** How many it counted when it said so; null where it tells a share only (decision 0137). */
    said_entrants: integer(),
    said_completes: integer(),
    /** How long, by its word, somebody is in it who is turned away. */
    said_out_seconds: integer(),
    hot: boolean().notNull().default(false),
    featured: boolean().notNull().default(false),
    onboarding: boolean().notNull().default(false),
    is_rfg: boolean().notNull().default(false),
    flag: text(),
    /** What it is about, where the supplier says so; never guessed (decision 0101). */
    topic: text({ enum: topics }),
    /** Ratings count in halves of a star, so the sum stays an integer. */
    rating_half_stars: integer().notNull().default(0),
    rating_count: integer().notNull().default(0),
    /** `paused` is an operator's word: it stays when the supplier withdraws the survey (`closed_at`) and lists it again. */
    status: text({ enum: surveyStatuses }).notNull().default('open'),
    targeting: jsonb().$type<Targeting>().notNull().default({ clauses: [] }),
    quota_rule: text({ enum: quotaRules }).notNull().default('none_full'),
    /** The entry link that it carries, or that was fetched for it; null where links are made from its ref. */
    entry_link: text(),
    /** Null where it shuts no other survey, and none shuts it. */
    exclusions: jsonb().$type<Exclusions>(),
    /** The only people who may take it, by their ids at the supplier; null for everybody. */
    invited: text().array(),
    /** Null for suppliers that use no respondents service. */
    respondent_check: jsonb().$type<SurveyAtRespondents>(),
    opened_at: created(),
    closed_at: moment(),
  },
  (survey) => [
    unique('surveys_supplier_ref').on(survey.supplier_id, survey.supplier_ref),
    index('surveys_open_by_rank')
      .on(survey.country, survey.rank, survey.id)
      .where(sql`${survey.status} = 'open'`),
    // When surveys usually open (decision 0110).
    index('surveys_by_opening').on(survey.country, survey.opened_at),
    // What is paused, counted by country for an explanation; few ever are.
    index('surveys_paused').on(survey.country).where(sql`${survey.status} = 'paused'`),
    isOneOf('surveys_status_known', survey.status, surveyStatuses),
    isOneOf('surveys_topic_known', survey.topic, topics),
    isOneOf('surveys_quota_rule_known', survey.quota_rule, quotaRules),
    check('surveys_loi_positive', sql`${survey.loi_seconds} > 0`),
    check('surveys_payout_not_negative', sql`${survey.payout_micros} >= 0`),
    check(
      'surveys_ratings_not_negative',
      sql`${survey.rating_half_stars} >= 0 and ${survey.rating_count} >= 0`,
    ),
  ],
);

export const survey_quotas = pgTable(
  'survey_quotas',
  {
    id: rowId().primaryKey().generatedAlwaysAsIdentity(),
    survey_id: rowId()
      .notNull()
      .references(() => surveys.id),
    supplier_ref: text().notNull(),
    targeting: jsonb().$type<Targeting>().notNull().default({ clauses: [] }),
    remaining: integer().notNull(),
  },
  (quota) => [
    unique('survey_quotas_ref').on(quota.survey_id, quota.supplier_ref),
    check('survey_quotas_remaining_not_negative', sql`${quota.remaining} >= 0`),
  ],
);

/** How far the inventory of a supplier has been read: the supplier's own cursor. */
export const supplier_cursors = pgTable('supplier_cursors', {
  supplier_id: text()
    .primaryKey()
    .references(() => suppliers.id),
  cursor: text(),
  /** How far its later outcomes have been read. */
  outcomes_cursor: text(),
  synced_at: moment().notNull(),
});
