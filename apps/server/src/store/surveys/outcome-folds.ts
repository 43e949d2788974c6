// Counting of matured clicks: which are to be counted, what has become of them, and the counters (decision 0134).
import type { Counted, EndedClick } from '@earnwall/domain/odds/counted-as';
import { sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#store/engine/queryable.ts';

export interface MaturedClick extends EndedClick {
  readonly cid: string;
}

/** Locks some that have matured and are not counted yet; those that another node counts are left to it. */
export async function lockMatured(tx: Tx, now: Date, most: number): Promise<string[]> {
  const { rows } = await tx.execute<{ cid: string }>(sql`
    select cid from exposures
    where counted_as is null and matures_at is not null and matures_at <= ${now.toISOString()}
    order by matures_at limit ${most} for update skip locked`);
  return rows.map(({ cid }) => cid);
}

/** Counted ones are held until this transaction ends, so that nobody counts them by older facts. */
export async function lockCounted(tx: Tx, cids: readonly string[]): Promise<string[]> {
  const { rows } = await tx.execute<{ cid: string }>(sql`
    select cid from exposures
    where cid = any(${sql.param([...cids])}::text[]) and counted_as is not null
    order by cid for update`);
  return rows.map(({ cid }) => cid);
}

interface MaturedRow extends Record<string, unknown> {
  cid: string;
  state: EndedClick['state'];
  is_paid_in_full: boolean;
  is_complete_reversed: boolean;
  started_at: string;
  returned_at: string | null;
  first_report_at: string | null;
}

/** Reports that came too late to count (`review`) say nothing here either. */
export async function findMatured(tx: Tx, cids: readonly string[]): Promise<MaturedClick[]> {
  const { rows } = await tx.execute<MaturedRow>(sql`
    select clicks.cid, clicks.state, exposures.started_at, clicks.returned_at,
      clicks.user_reward > 0 and clicks.credited = clicks.user_reward as is_paid_in_full,
      (
        select min(received_at) from supplier_reports as report
        where report.cid = clicks.cid and report.effect <> 'review'
      ) as first_report_at,
      exists (
        select from supplier_reports as claim
        join supplier_reports as reversal
          on reversal.cid = claim.cid and reversal.reverses = claim.transaction and reversal.effect <> 'review'
        where claim.cid = clicks.cid and claim.outcome = 'complete' and claim.reverses is null
          and claim.effect <> 'review'
      ) as is_complete_reversed
    from exposures join clicks using (cid)
    where cid = any(${sql.param([...cids])}::text[]) and exposures.started_at is not null`);
  return rows.map((row) => ({
    cid: row.cid,
    state: row.state,
    isPaidInFull: row.is_paid_in_full,
    isCompleteReversed: row.is_complete_reversed,
    started_at: new Date(row.started_at),
    returned_at: row.returned_at === null ? null : new Date(row.returned_at),
    first_report_at: row.first_report_at === null ? null : new Date(row.first_report_at),
  }));
}

/** Moves the counters by the difference; resolves to how many have changed. */
export async function saveCounted(
  tx: Tx,
  counted: readonly (Counted & { readonly cid: string })[],
): Promise<number> {
  const { rows } = await tx.execute<{ changed: number }>(
    sql`select count_exposures(${JSON.stringify(counted)}::jsonb) as changed`,
  );
  return rows[0]?.changed ?? 0;
}

const name = 'reports';

/**
 * Clicks that anything was reported about since the last time, and the horizon up to which all of it was seen. Numbers of
 * transactions begin anew where a database was restored: then everything is looked at.
 */
export async function findReportedSince(on: Queryable): Promise<{ horizon: string; cids: string[] }> {
  const { rows } = await on.execute<{ horizon: string; cids: string[] }>(sql`
    select pg_snapshot_xmin(pg_current_snapshot())::text as horizon, coalesce((
      select json_agg(distinct cid) from supplier_reports
      where xid >= coalesce((
        select horizon::xid8 from outcome_folds
        where name = ${name} and horizon::xid8 <= pg_snapshot_xmin(pg_current_snapshot())
      ), '0'::xid8)
    ), '[]') as cids`);
  return rows[0] ?? { horizon: '0', cids: [] };
}

export async function moveReportHorizon(on: Queryable, horizon: string): Promise<void> {
  await on.execute(sql`
    insert into outcome_folds (name, horizon) values (${name}, ${horizon})
    on conflict (name) do update set horizon = excluded.horizon`);
}

/** The counters from the exposures alone; nobody counts meanwhile. */
export async function rebuildOutcomes(tx: Tx): Promise<void> {
  await tx.execute(sql`lock table exposures in share row exclusive mode`);
  await tx.execute(sql`delete from survey_outcomes`);
  await tx.execute(sql`delete from odds_said`);
  await tx.execute(sql`
    select add_outcomes(array_agg(row), 1)
    from (select exposures as row, ntile(1 + (select count(*) / 10000 from exposures)::integer) over () as page
      from exposures) as paged
    group by page`);
}
