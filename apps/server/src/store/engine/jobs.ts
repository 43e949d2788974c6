// The table by which nodes agree on which one runs a job. Each function is one statement, and times are compared inside
// the database: nodes' clocks are not used.
import { type SQL, sql } from 'drizzle-orm';
import { jobs } from '#store/schema/jobs.ts';
import type { Queryable } from './queryable.ts';

export interface ScheduledJob {
  readonly name: string;
  /** From the end of one run to the beginning of the next. */
  readonly everyMs: number;
  /** Never sooner after the beginning of a run, however that one ended. */
  readonly gapMs: number;
}

/** Inserts rows of new jobs; existing ones keep their schedule. */
export async function addJobs(on: Queryable, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  await on
    .insert(jobs)
    .values(names.map((name) => ({ name })))
    .onConflictDoNothing();
}

export interface ClaimedJob {
  readonly name: string;
  /** The run whose lease has expired, if there was one. */
  readonly abandoned_by: string | null;
}

/**
 * Claims the job that has been due for longest. Times that are further in the future than possible come from a clock that
 * was turned back (or from longer intervals), and count as past.
 */
export async function claimJob(
  on: Queryable,
  scheduled: readonly ScheduledJob[],
  { leasedBy, leaseMs }: { leasedBy: string; leaseMs: number },
): Promise<ClaimedJob | null> {
  const { rows } = await on.execute<{ name: string; abandoned_by: string | null }>(sql`
    with wanted as (
      select name, make_interval(secs => every_ms / 1000.0) as every, make_interval(secs => gap_ms / 1000.0) as gap
      from jsonb_to_recordset(${JSON.stringify(scheduled.map(toRecord))}::jsonb)
        as given (name text, every_ms double precision, gap_ms double precision)
    ), picked as (
      select jobs.name, jobs.leased_by
      from jobs join wanted on wanted.name = jobs.name
      where (lease_until is null or ${isOver(sql`lease_until`, sql`2 * ${milliseconds(leaseMs)}`)})
        and (started_at is null or ${isOver(sql`started_at + gap`, sql`gap`)})
        and ${isOver(sql`due_at`, sql`every`)}
      order by due_at
      limit 1
      for update of jobs skip locked
    )
    update jobs set
      leased_by = ${leasedBy}, lease_until = clock_timestamp() + ${milliseconds(leaseMs)}, started_at = clock_timestamp()
    from picked where jobs.name = picked.name
    returning jobs.name, picked.leased_by as abandoned_by`);
  return rows[0] ?? null;
}

const toRecord = ({ name, everyMs, gapMs }: ScheduledJob) => ({ name, every_ms: everyMs, gap_ms: gapMs });

const milliseconds = (count: number): SQL => sql`make_interval(secs => ${count / 1000}::double precision)`;

/** A time in the past, or further in the future than `most`. */
const isOver = (time: SQL, most: SQL): SQL =>
  sql`(${time} <= clock_timestamp() or ${time} > clock_timestamp() + ${most})`;

interface Lease {
  name: string;
  leasedBy: string;
}

/** False when the lease belongs to another run by now. */
export async function renewLease(on: Queryable, lease: Lease, leaseMs: number): Promise<boolean> {
  const renewed = await on
    .update(jobs)
    .set({ lease_until: sql`clock_timestamp() + ${milliseconds(leaseMs)}` })
    .where(isHeldBy(lease))
    .returning({ name: jobs.name });
  return renewed.length > 0;
}

/** The end of a run: the next one is due `everyMs` from now. Does nothing where the lease belongs to another run. */
export async function finishJob(
  on: Queryable,
  lease: Lease,
  { everyMs, failure }: { everyMs: number; failure: string | null },
): Promise<void> {
  const now = sql`clock_timestamp()`;
  await on
    .update(jobs)
    .set({
      ...noLease,
      due_at: sql`${now} + ${milliseconds(everyMs)}`,
      finished_at: now,
      failure,
      ...(failure === null ? { succeeded_at: now, failures: 0 } : { failures: sql`${jobs.failures} + 1` }),
    })
    .where(isHeldBy(lease));
}

/** For a run that was aborted: another node may run it immediately. */
export async function releaseLease(on: Queryable, lease: Lease): Promise<void> {
  await on
    .update(jobs)
    .set({ ...noLease, due_at: sql`clock_timestamp()` })
    .where(isHeldBy(lease));
}

const noLease = { leased_by: null, lease_until: null };
const isHeldBy = ({ name, leasedBy }: Lease): SQL =>
  sql`${jobs.name} = ${name} and ${jobs.leased_by} = ${leasedBy}`;

export interface JobState {
  readonly name: string;
  /** Since the last success; since the job is known when there was none. */
  readonly ageMs: number;
  readonly isRunning: boolean;
}

export async function findJobStates(on: Queryable): Promise<JobState[]> {
  return await on
    .select({
      name: jobs.name,
      ageMs: elapsedMs(sql`coalesce(${jobs.succeeded_at}, ${jobs.created_at})`),
      isRunning: sql<boolean>`coalesce(${jobs.lease_until} > clock_timestamp(), false)`,
    })
    .from(jobs)
    .orderBy(jobs.name);
}

/** By the database's clock, and never below zero. */
export const elapsedMs = (since: SQL): SQL<number> =>
  sql<number>`(greatest(extract(epoch from clock_timestamp() - ${since}), 0) * 1000)::double precision`;
