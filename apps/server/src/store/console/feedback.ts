// Ratings and feedback of users about surveys, in one list within a scope, the latest first.
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#store/engine/queryable.ts';
import { apps } from '#store/schema/apps.ts';
import { clicks } from '#store/schema/clicks.ts';
import { survey_feedback } from '#store/schema/survey-feedback.ts';
import { suppliers, surveys } from '#store/schema/surveys.ts';
import { users } from '#store/schema/users.ts';
import { isWithin, type Within } from './within.ts';

export interface FeedbackFilter {
  readonly within: Within;
  readonly supplier?: string | undefined;
  /** Its hash. */
  readonly survey?: string | undefined;
  readonly country?: string | undefined;
  /** Of ratings: so many stars, or half a star less. */
  readonly stars?: number | undefined;
  readonly option?: string | undefined;
  readonly outcome?: string | undefined;
  readonly from: Date;
  readonly to: Date | null;
  readonly hasText: boolean;
  readonly isTest: boolean;
}

export interface FeedbackCursor {
  readonly at_micros: string;
  readonly key: string;
}

export interface FeedbackLine extends FeedbackCursor {
  readonly kind: 'rating' | 'feedback';
  readonly half_stars: number | null;
  readonly option: string | null;
  readonly message: string | null;
  /** Of the click; null where feedback names none. */
  readonly state: string | null;
  readonly app_id: string;
  readonly app_name: string;
  readonly uhash: string;
  readonly survey: string;
  readonly supplier_id: string | null;
  readonly supplier_name: string | null;
  readonly country: string | null;
}

export const writeFeedbackCursor = ({ at_micros, key }: FeedbackCursor): string => `${at_micros}_${key}`;

/** Null for what is none. */
export function readFeedbackCursor(text: string): FeedbackCursor | null {
  const [, at_micros, key] = /^(\d{1,17})_([fr][0-9a-f]{1,32})$/.exec(text) ?? [];
  return at_micros === undefined || key === undefined ? null : { at_micros, key };
}

export async function findFeedback(
  on: Queryable,
  filter: FeedbackFilter,
  { after, most }: { after: FeedbackCursor | null; most: number },
): Promise<FeedbackLine[]> {
  const parts = [
    ...(isOfFeedback(filter) ? [] : [ratings(filter, { after, most })]),
    ...feedbackPart(filter, { after, most }),
  ];
  if (parts.length === 0) return [];
  const { rows } = await on.execute<FeedbackLine & Record<string, unknown>>(sql`
    select * from (${sql.join(parts, sql` union all `)}) as items
    order by at_micros::bigint desc, key desc limit ${most}`);
  return rows;
}

const feedbackPart = (filter: FeedbackFilter, page: Page): SQL[] =>
  filter.stars === undefined ? [feedbacks(filter, page)] : [];

/** Ratings have neither options nor texts. */
const isOfFeedback = ({ hasText, option }: FeedbackFilter): boolean => hasText || option !== undefined;

interface Page {
  readonly after: FeedbackCursor | null;
  readonly most: number;
}

// What a click is known by elsewhere gives access to it: here it has another name.
const ratingKey = sql`'r' || md5(${clicks.cid})`;
const feedbackKey = sql`'f' || lpad(to_hex(${survey_feedback.id}), 16, '0')`;

const micros = (at: SQL): SQL => sql`(extract(epoch from ${at}) * 1000000)::bigint`;

const isBefore = (at: SQL, key: SQL, after: FeedbackCursor | null): SQL =>
  after === null
    ? sql`true`
    : sql`${at} <= to_timestamp(${after.at_micros}::bigint / 1000000.0) + interval '1 millisecond'
        and (${micros(at)}, ${key}) < (${after.at_micros}::bigint, ${after.key}::text)`;

function ratings(filter: FeedbackFilter, { after, most }: Page): SQL {
  const at = sql`${clicks.rated_at}`;
  return sql`(
    select ${ratingKey} as key, ${micros(at)}::text as at_micros, 'rating' as kind,
      ${clicks.rating_half_stars} as half_stars, null::text as option, null::text as message, ${shared}
    from ${ratedClicks}
    where ${isRated(filter)} and ${isBefore(at, ratingKey, after)}
    order by ${at} desc, ${ratingKey} desc limit ${most})`;
}

function feedbacks(filter: FeedbackFilter, { after, most }: Page): SQL {
  const at = sql`${survey_feedback.created_at}`;
  return sql`(
    select ${feedbackKey} as key, ${micros(at)}::text as at_micros, 'feedback' as kind,
      null::smallint as half_stars, ${survey_feedback.option} as option, ${survey_feedback.message} as message, ${shared}
    from ${toldFeedback}
    where ${isTold(filter)} and ${isBefore(at, feedbackKey, after)}
    order by ${at} desc, ${feedbackKey} desc limit ${most})`;
}

const shared = sql`${clicks.state} as state, ${apps.id} as app_id, ${apps.name} as app_name, ${users.uhash} as uhash,
  coalesce(${surveys.hash}, '') as survey, ${suppliers.id} as supplier_id, ${suppliers.name} as supplier_name,
  ${clicks.country} as country`;

const ratedClicks = sql`${clicks}
  join ${apps} on ${apps.id} = ${clicks.app_id}
  join ${users} on ${users.app_id} = ${clicks.app_id} and ${users.id} = ${clicks.user_id}
  join ${surveys} on ${surveys.id} = ${clicks.survey_id}
  left join ${suppliers} on ${suppliers.id} = ${clicks.supplier_id}`;

const toldFeedback = sql`${survey_feedback}
  join ${apps} on ${apps.id} = ${survey_feedback.app_id}
  join ${users} on ${users.app_id} = ${survey_feedback.app_id} and ${users.id} = ${survey_feedback.user_id}
  left join ${clicks} on ${clicks.cid} = ${survey_feedback.cid}
  left join ${surveys} on ${surveys.hash} = ${survey_feedback.survey_hash}
  left join ${suppliers} on ${suppliers.id} = coalesce(${clicks.supplier_id}, ${surveys.supplier_id})`;

function isRated(filter: FeedbackFilter): SQL | undefined {
  const { stars, isTest } = filter;
  const half = clicks.rating_half_stars;
  return and(
    isDuring(sql`${clicks.rated_at}`, filter),
    sql`${clicks.test_mode} = ${isTest}`,
    stars === undefined ? undefined : sql`${half} between ${2 * stars - 1} and ${2 * stars}`,
    ...isShared(filter),
  );
}

function isTold(filter: FeedbackFilter): SQL | undefined {
  const { option, hasText, isTest } = filter;
  return and(
    isDuring(sql`${survey_feedback.created_at}`, filter),
    sql`coalesce(${clicks.test_mode}, false) = ${isTest}`,
    option === undefined ? undefined : eq(survey_feedback.option, option),
    hasText ? sql`${survey_feedback.message} <> ''` : undefined,
    ...isShared(filter),
  );
}

const isDuring = (at: SQL, { from, to }: FeedbackFilter): SQL =>
  sql`${at} >= ${from.toISOString()} and ${to === null ? sql`true` : sql`${at} < ${to.toISOString()}`}`;

const isShared = ({ within, supplier, survey, country, outcome }: FeedbackFilter): (SQL | undefined)[] => [
  isWithin(within),
  supplier === undefined ? undefined : eq(suppliers.id, supplier),
  survey === undefined ? undefined : eq(surveys.hash, survey),
  country === undefined ? undefined : eq(clicks.country, country),
  outcome === undefined ? undefined : sql`${clicks.state} = ${outcome}`,
];

export interface FeedbackSummary {
  /** In stars; null where nobody has rated. */
  readonly average: number | null;
  readonly ratings: number;
  /** How many of one to five stars. */
  readonly by_stars: number[];
  readonly feedback: number;
  readonly texts: number;
}

export async function sumUpFeedback(on: Queryable, filter: FeedbackFilter): Promise<FeedbackSummary> {
  const [rated, told] = await Promise.all([
    isOfFeedback(filter)
      ? []
      : on
          .execute<{ stars: number; times: number; half_stars: number }>(sql`
            select (${clicks.rating_half_stars} + 1) / 2 as stars, count(*)::integer as times,
              sum(${clicks.rating_half_stars})::integer as half_stars
            from ${ratedClicks} where ${isRated(filter)} group by 1`)
          .then(({ rows }) => rows),
    filter.stars !== undefined
      ? []
      : on
          .execute<{ feedback: number; texts: number }>(sql`
            select count(*)::integer as feedback,
              count(*) filter (where ${survey_feedback.message} <> '')::integer as texts
            from ${toldFeedback} where ${isTold(filter)}`)
          .then(({ rows }) => rows),
  ]);
  const ratings = rated.reduce((sum, { times }) => sum + times, 0);
  const halves = rated.reduce((sum, { half_stars }) => sum + half_stars, 0);
  return {
    average: ratings === 0 ? null : Math.round((halves / ratings / 2) * 100) / 100,
    ratings,
    by_stars: [1, 2, 3, 4, 5].map((stars) => rated.find((row) => row.stars === stars)?.times ?? 0),
    feedback: told[0]?.feedback ?? 0,
    texts: told[0]?.texts ?? 0,
  };
}
