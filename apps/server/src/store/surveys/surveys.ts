// The open inventory as nodes cache it: the columns for matching, and those of the tile.

import type { Targeting } from '@earnwall/domain/matching/targeting';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#store/engine/queryable.ts';
import { suppliers, survey_quotas, surveys } from '#store/schema/surveys.ts';

/** Full quotas exclude users, so those are read; the others where one of them has to be open. */
const closedQuotas = sql<Targeting[]>`coalesce((
  select jsonb_agg(${survey_quotas.targeting} order by ${survey_quotas.id}) from ${survey_quotas}
  where ${survey_quotas.survey_id} = ${surveys.id} and ${survey_quotas.remaining} = 0), '[]')`;

const openQuotas = sql<Targeting[]>`case ${surveys.quota_rule} when 'one_open' then coalesce((
  select jsonb_agg(${survey_quotas.targeting} order by ${survey_quotas.id}) from ${survey_quotas}
  where ${survey_quotas.survey_id} = ${surveys.id} and ${survey_quotas.remaining} > 0), '[]') else '[]' end`;

const listed = {
  id: surveys.id,
  hash: surveys.hash,
  supplier_id: surveys.supplier_id,
  supplier_ref: surveys.supplier_ref,
  country: surveys.country,
  language: surveys.language,
  devices: surveys.devices,
  targeting: surveys.targeting,
  quota_rule: surveys.quota_rule,
  closed_quotas: closedQuotas,
  open_quotas: openQuotas,
  exclusions: surveys.exclusions,
  invited: surveys.invited,
  loi_seconds: surveys.loi_seconds,
  /** An operator's place counts before the supplier's. */
  rank: sql<number>`coalesce(${surveys.placed_rank}, ${surveys.rank})`,
  supplied_rank: surveys.rank,
  placed_rank: surveys.placed_rank,
  conversion: surveys.conversion,
  said_entrants: surveys.said_entrants,
  said_completes: surveys.said_completes,
  said_out_seconds: surveys.said_out_seconds,
  payout_micros: surveys.payout_micros,
  payout_type: surveys.payout_type,
  hot: surveys.hot,
  featured: surveys.featured,
  onboarding: surveys.onboarding,
  is_rfg: surveys.is_rfg,
  flag: surveys.flag,
  topic: surveys.topic,
  opened_at: surveys.opened_at,
  rating_half_stars: surveys.rating_half_stars,
  rating_count: surveys.rating_count,
  respondent_check: surveys.respondent_check,
};

export type OpenSurvey = Awaited<ReturnType<typeof openSurveys>>[number];

/** One page of all open surveys, by country and the supplier's rank; the next one begins after the last one of this one. */
export function findOpenSurveys(
  on: Queryable,
  { after, size }: { after: Pick<OpenSurvey, 'country' | 'supplied_rank' | 'id'> | null; size: number },
): Promise<OpenSurvey[]> {
  const place = sql`(${surveys.country}, ${surveys.rank}, ${surveys.id})`;
  const isBehind = after
    ? sql`${place} > (${after.country}, ${after.supplied_rank}, ${after.id})`
    : undefined;
  return openSurveys(on, isBehind).orderBy(surveys.country, surveys.rank, surveys.id).limit(size);
}

/** Those of these surveys that are open. */
export function findOpenSurveysOf(on: Queryable, ids: readonly number[]): Promise<OpenSurvey[]> {
  return openSurveys(on, inArray(surveys.id, [...ids]));
}

function openSurveys(on: Queryable, which: SQL | undefined) {
  return on
    .select(listed)
    .from(surveys)
    .innerJoin(suppliers, and(eq(suppliers.id, surveys.supplier_id), eq(suppliers.status, 'live')))
    .where(and(eq(surveys.status, 'open'), which))
    .$dynamic();
}
