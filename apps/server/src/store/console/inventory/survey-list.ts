// Surveys as the console lists them: filtered, sorted, paged by keyset. Figures of seven days are read for the rows of the
// page only, but where the list is sorted by them.
import type { itemStatuses, SurveySort, surveyDevices } from '@earnwall/contract/inventory';
import { type SQL, sql } from 'drizzle-orm';
import type { Within } from '#store/console/within.ts';
import type { Queryable } from '#store/engine/queryable.ts';
import { containing, isOfApps } from './conditions.ts';

export interface SurveyFilter {
  readonly supplier?: string | undefined;
  readonly country?: string | undefined;
  readonly status?: (typeof itemStatuses)[number] | undefined;
  readonly device?: (typeof surveyDevices)[number] | undefined;
  readonly hot?: boolean | undefined;
  readonly featured?: boolean | undefined;
  readonly search?: string | undefined;
  /** Whether a supplier's own name of a survey may be searched for. */
  readonly searchesRefs: boolean;
  /** These only. */
  readonly ids?: readonly number[] | undefined;
  /** This one only. */
  readonly hash?: string | undefined;
}

export interface SurveyPage {
  readonly sort: SurveySort;
  readonly isReversed: boolean;
  /** The hash of the last one of the page before. */
  readonly after: string | null;
  readonly most: number;
}

export interface ListedSurveyRow {
  readonly id: number;
  readonly hash: string;
  readonly supplier_id: string;
  readonly supplier_name: string;
  readonly supplier_status: 'live' | 'paused';
  readonly supplier_ref: string;
  readonly country: string;
  readonly language: string;
  readonly devices: ('desktop' | 'mobile' | 'tablet')[];
  readonly topic: string | null;
  readonly status: 'open' | 'paused' | 'closed';
  readonly payout_micros: string;
  readonly loi_seconds: number;
  readonly said_conversion: number | null;
  readonly said_entrants: number | null;
  readonly said_completes: number | null;
  readonly said_out_seconds: number | null;
  readonly rank: number;
  readonly placed_rank: number | null;
  readonly hot: boolean;
  readonly featured: boolean;
  readonly onboarding: boolean;
  readonly rating_half_stars: number;
  readonly rating_count: number;
  readonly quota_left: string | null;
  readonly clicks: number;
  readonly starts: number;
  readonly completes: number;
  /** What suppliers paid for these clicks. */
  readonly paid_micros: string;
  /** What users were credited. */
  readonly credited: string;
}

interface Figures {
  readonly within: Within;
  readonly since: Date;
}

export async function findSurveyRows(
  on: Queryable,
  filter: SurveyFilter,
  page: SurveyPage,
  figures: Figures,
): Promise<ListedSurveyRow[]> {
  const key = keyOf(page);
  const isByFigures = byFigures.has(page.sort);
  const of = isByFigures
    ? sql`left join (${outcomes(figures, sql`true`)} group by survey_id) as o on o.survey_id = s.id`
    : sql``;
  const after = page.after === null ? sql`true` : await behind(on, page.after, key, of);
  if (after === null) return [];
  const { rows } = await on.execute<ListedSurveyRow & Record<string, unknown>>(sql`
    with page as (
      select s.id, ${key} as key from surveys s ${of}
      where ${conditions(filter)} and ${after}
      order by ${key}, s.hash limit ${page.most}
    )
    select s.id::int as id, s.hash, s.supplier_id, suppliers.name as supplier_name, suppliers.status as supplier_status,
      s.supplier_ref, s.country, s.language, s.devices, s.topic, s.status, s.payout_micros, s.loi_seconds,
      s.conversion as said_conversion, s.said_entrants, s.said_completes, s.said_out_seconds,
      coalesce(s.placed_rank, s.rank) as rank, s.placed_rank, s.hot, s.featured, s.onboarding,
      s.rating_half_stars, s.rating_count,
      (select sum(remaining) from survey_quotas where survey_id = s.id) as quota_left,
      coalesce(o.clicks, 0)::int as clicks, coalesce(o.starts, 0)::int as starts,
      coalesce(o.completes, 0)::int as completes, coalesce(o.paid_micros, 0)::text as paid_micros,
      coalesce(o.credited, 0)::text as credited
    from page
    join surveys s on s.id = page.id
    join suppliers on suppliers.id = s.supplier_id
    left join lateral (${outcomes(figures, sql`clicks.survey_id = s.id`)} group by survey_id) as o on true
    order by page.key, s.hash`);
  return rows;
}

/** Those sorts that need the figures of all surveys. */
const byFigures: ReadonlySet<SurveySort> = new Set(['conversion', 'epc', 'starts']);

/** Smaller comes first; the best does where it is a figure. */
const keys: Record<SurveySort, SQL> = {
  rank: sql`coalesce(s.placed_rank, s.rank)::numeric`,
  minutes: sql`s.loi_seconds::numeric`,
  payout: sql`-s.payout_micros::numeric`,
  rating: sql`-coalesce(s.rating_half_stars::numeric / nullif(s.rating_count, 0), 0)`,
  starts: sql`-coalesce(o.starts, 0)::numeric`,
  conversion: sql`-coalesce(o.completes::numeric / nullif(o.starts, 0), 0)`,
  epc: sql`-coalesce(o.paid_micros::numeric / nullif(o.clicks, 0), 0)`,
};

const keyOf = ({ sort, isReversed }: SurveyPage): SQL => (isReversed ? sql`-(${keys[sort]})` : keys[sort]);

/** Null where the survey of the page before is unknown. Its key is read anew: the cursor tells nobody what it is. */
async function behind(on: Queryable, hash: string, key: SQL, of: SQL): Promise<SQL | null> {
  const { rows } = await on.execute<{ key: string }>(
    sql`select (${key})::text as key from surveys s ${of} where s.hash = ${hash}`,
  );
  const [last] = rows;
  return last ? sql`(${key}, s.hash) > (${last.key}::numeric, ${hash})` : null;
}

/** By the index on survey and time; test mode does not count. */
const outcomes = ({ within, since }: Figures, which: SQL): SQL => sql`
  select survey_id, count(*) as clicks, count(started_at) as starts,
    count(*) filter (where state = 'complete') as completes,
    sum(clicks.payout_micros) filter (where state = 'complete') as paid_micros, sum(credited) as credited
  from clicks
  where ${which} and clicks.opened_at >= ${since.toISOString()}::timestamptz and not clicks.test_mode
    and ${isOfApps(within, sql`clicks.app_id`)}`;

function conditions(filter: SurveyFilter): SQL {
  const { supplier, country, status, device, hot, featured, search, ids, hash } = filter;
  const all = [
    hash === undefined ? null : sql`s.hash = ${hash}`,
    supplier === undefined ? null : sql`s.supplier_id = ${supplier}`,
    country === undefined ? null : sql`s.country = ${country}`,
    statusIs(status, hash),
    device === undefined ? null : sql`${device} = any(s.devices)`,
    hot ? sql`s.hot` : null,
    featured ? sql`s.featured` : null,
    search === undefined ? null : found(search, filter.searchesRefs),
    ids === undefined
      ? null
      : sql`s.id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::bigint)`,
  ].filter((one) => one !== null);
  return sql.join([sql`true`, ...all], sql` and `);
}

/** What an operator has paused and the supplier has withdrawn is closed to whoever looks for open ones. */
function statusIs(status: SurveyFilter['status'], hash: string | undefined): SQL | null {
  if (status !== undefined) return sql`s.status = ${status}`;
  return hash === undefined ? sql`s.status <> 'closed'` : null;
}

function found(search: string, searchesRefs: boolean): SQL {
  const part = containing(search);
  const ref = searchesRefs ? sql`or s.supplier_ref ilike ${part}` : sql``;
  return sql`(s.hash ilike ${part} or s.topic ilike ${part} ${ref})`;
}
