// Counters for learning: surveys that have run their course, and odds at entry beside what came of them.
import { sql } from 'drizzle-orm';
import type { Queryable } from '#store/engine/queryable.ts';

export interface CountedSurvey {
  readonly supplier_id: string;
  readonly country: string;
  /** The conversion by the supplier's word. */
  readonly said: number | null;
  readonly entrants: number;
  readonly completes: number;
  readonly reversed: number;
}

/** Closed ones, and those that have been open for two weeks; nothing from before the last half year. */
export async function findCountedSurveys(on: Queryable, now: Date): Promise<CountedSurvey[]> {
  const { rows } = await on.execute<{ [Field in keyof CountedSurvey]: string | null }>(sql`
    select supplier_id, country, conversion as said,
      sum(entrants) as entrants, sum(completes) as completes, sum(reversed) as reversed
    from survey_outcomes join surveys on surveys.id = survey_outcomes.survey_id
    where day > ${now.toISOString().slice(0, 10)}::date - 180
      and (status <> 'open' or opened_at < ${now.toISOString()}::timestamptz - interval '14 days')
    group by surveys.id having sum(entrants) > 0 order by surveys.id`);
  return rows.map((row) => ({
    supplier_id: row.supplier_id ?? '',
    country: row.country ?? '',
    said: row.said === null ? null : Number(row.said),
    entrants: Number(row.entrants),
    completes: Number(row.completes),
    reversed: Number(row.reversed),
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
