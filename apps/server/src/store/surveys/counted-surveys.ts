// Counters for learning: surveys that have run their course, and odds at entry beside what came of them.
import type { SuppliersSurvey } from '@earnwall/domain/odds/learn-suppliers';
import { assumedOutSeconds } from '@earnwall/domain/odds/times';
import type { Device } from '@earnwall/domain/surveys/device';
import { sql } from 'drizzle-orm';
import type { Queryable } from '#store/engine/queryable.ts';
import { type Numbers, timesOf } from './outcome-counts.ts';

interface CountedRow extends Record<string, unknown> {
  supplier_id: string;
  country: string;
  said: string | null;
  said_entrants: number | null;
  devices: Partial<Record<Device, readonly [entrants: number, completes: number]>>;
  reversed: string;
  loi_seconds: number;
  said_out_seconds: number | null;
  finish: Numbers;
  away: Numbers;
}

/** Closed ones, and those that have been open for two weeks; nothing from before the last half year. */
export async function findCountedSurveys(on: Queryable, now: Date): Promise<SuppliersSurvey[]> {
  const { rows } = await on.execute<CountedRow>(sql`
    with counted as (
      select survey_id, device, sum(entrants) as entrants, sum(completes) as completes, sum(reversed) as reversed,
        sum(finish_n) as finish_n, sum(finish_log) as finish_log, sum(finish_log_sq) as finish_log_sq,
        sum(away_n) as away_n, sum(away_log) as away_log, sum(away_log_sq) as away_log_sq
      from survey_outcomes where day > ${now.toISOString().slice(0, 10)}::date - 180
      group by survey_id, device having sum(entrants) > 0
    )
    select supplier_id, country, conversion as said, said_entrants, loi_seconds, said_out_seconds,
      sum(reversed) as reversed,
      json_build_array(sum(finish_n), sum(finish_log), sum(finish_log_sq)) as finish,
      json_build_array(sum(away_n), sum(away_log), sum(away_log_sq)) as away,
      json_object_agg(device, json_build_array(entrants, completes)) as devices
    from counted join surveys on surveys.id = counted.survey_id
    where status <> 'open' or opened_at < ${now.toISOString()}::timestamptz - interval '14 days'
    group by surveys.id order by surveys.id`);
  return rows.map(({ said, devices, reversed, loi_seconds, said_out_seconds, finish, away, ...survey }) => ({
    ...survey,
    finish: { said: loi_seconds, times: timesOf(finish) },
    away: { said: assumedOutSeconds(loi_seconds, said_out_seconds), times: timesOf(away) },
    said: said === null ? null : Number(said),
    on: Object.fromEntries(
      Object.entries(devices).map(([device, [entrants, completes]]) => [device, { entrants, completes }]),
    ),
    reversed: Number(reversed),
  }));
}

export interface EntryOutcomes {
  /** Odds at entry, uncorrected, to the nearest fortieth. */
  readonly said: number;
  readonly entrants: number;
  readonly completes: number;
}

export async function findEntryOutcomes(on: Queryable, now: Date): Promise<EntryOutcomes[]> {
  const { rows } = await on.execute<{ [Field in keyof EntryOutcomes]: string }>(sql`
    select avg(entry_odds) as said, count(*) as entrants,
      count(*) filter (where counted_as = 'complete') as completes
    from exposures
    where counted_as is not null and entry_odds is not null
      and opened_at > ${now.toISOString()}::timestamptz - interval '60 days'
    group by round(entry_odds * 40) order by 1`);
  return rows.map(({ said, entrants, completes }) => ({
    said: Number(said),
    entrants: Number(entrants),
    completes: Number(completes),
  }));
}
