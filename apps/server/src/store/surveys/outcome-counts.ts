// What was counted of open surveys, as nodes keep it: all of it, or what came since a horizon (decision 0023).
import type { Counts } from '@earnwall/domain/odds/conversion';
import type { TimeCounts } from '@earnwall/domain/odds/times';
import type { Device } from '@earnwall/domain/surveys/device';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#store/engine/queryable.ts';

export interface SurveyCounts {
  readonly survey_id: number;
  readonly byDevice: Readonly<Partial<Record<Device, Counts>>>;
  readonly finish: TimeCounts;
  readonly away: TimeCounts;
  /** Of those who started in the last seven days. */
  readonly week: Counts;
}

export type Numbers = readonly [n: number, log: number, log_sq: number];

interface CountRow extends Record<string, unknown> {
  survey_id: string;
  devices: Record<string, readonly [entrants: number, completes: number]>;
  finish: Numbers;
  away: Numbers;
  week: readonly [entrants: number, completes: number];
}

/** Of all surveys that are open. */
export function findOpenCounts(on: Queryable, now: Date): Promise<SurveyCounts[]> {
  return countsWhere(on, sql`survey_id in (select id from surveys where status = 'open')`, now);
}

/** Of those whose counters were written since, and the horizon of this very moment. */
export async function findCountsSince(
  on: Queryable,
  since: string,
  now: Date,
): Promise<{ horizon: string; counts: SurveyCounts[] }> {
  const horizon = await findCountHorizon(on);
  const changed = sql`survey_id in (select survey_id from survey_outcomes where xid >= ${since}::xid8)`;
  return { horizon, counts: await countsWhere(on, changed, now) };
}

export async function findCountHorizon(on: Queryable): Promise<string> {
  const { rows } = await on.execute<{ horizon: string }>(
    sql`select pg_snapshot_xmin(pg_current_snapshot())::text as horizon`,
  );
  return rows[0]?.horizon ?? '0';
}

async function countsWhere(on: Queryable, which: SQL, now: Date): Promise<SurveyCounts[]> {
  const today = now.toISOString().slice(0, 10);
  const { rows } = await on.execute<CountRow>(sql`
    select survey_id, json_object_agg(device, json_build_array(entrants, completes)) as devices,
      json_build_array(sum(finish_n), sum(finish_log), sum(finish_log_sq)) as finish,
      json_build_array(sum(away_n), sum(away_log), sum(away_log_sq)) as away,
      json_build_array(sum(week_entrants), sum(week_completes)) as week
    from (
      select survey_id, device, sum(entrants) as entrants, sum(completes) as completes,
        sum(finish_n) as finish_n, sum(finish_log) as finish_log, sum(finish_log_sq) as finish_log_sq,
        sum(away_n) as away_n, sum(away_log) as away_log, sum(away_log_sq) as away_log_sq,
        coalesce(sum(entrants) filter (where day > ${today}::date - 7), 0) as week_entrants,
        coalesce(sum(completes) filter (where day > ${today}::date - 7), 0) as week_completes
      from survey_outcomes where ${which} group by survey_id, device
    ) as counted group by survey_id`);
  return rows.map(({ survey_id, devices, finish, away, week }) => ({
    survey_id: Number(survey_id),
    byDevice: Object.fromEntries(
      Object.entries(devices).map(([device, counts]) => [device, countsOf(counts)]),
    ),
    finish: timesOf(finish),
    away: timesOf(away),
    week: countsOf(week),
  }));
}

const countsOf = ([entrants, completes]: readonly [number, number]): Counts => ({ entrants, completes });

export const timesOf = ([n, log_sum_milli, log_sq_milli]: Numbers): TimeCounts => ({
  n,
  log_sum_milli,
  log_sq_milli,
});
