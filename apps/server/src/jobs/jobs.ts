// Recurring background work. All nodes poll one table for a due job and claim it with a lease: one node runs it, and when
// that node dies or is disconnected, another one takes over as soon as the lease has expired. The database's clock counts,
// not the nodes' (decision 0056). An unreachable database only delays jobs.
import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { JobsHealth } from '#request/jobs-health.ts';
import type { Log } from '#request/log.ts';
import { sleep, within } from '#request/within.ts';
import { openDatabase } from '#store/engine/database.ts';
import { addJobs, claimJob, releaseLease } from '#store/engine/jobs.ts';
import { JobWatch } from './job-watch.ts';
import { LeasedRun } from './leased-run.ts';
import type { RecurringJob } from './recurring-job.ts';

export interface Jobs {
  /** Resolves when all that was due at the start has run. */
  readonly caughtUp: Promise<void>;
  health(): JobsHealth;
  /** No new runs; running ones are aborted, and waited for until a deadline. Never fails. */
  stop(): Promise<void>;
}

/** In milliseconds; tests use shorter times. */
export interface JobTiming {
  /** How often a node polls for a due job. */
  poll: number;
  /** How long a job of an unresponsive node is blocked for the others. */
  lease: number;
  /** How often a node checks the age of all jobs. */
  watch: number;
  /** Before an alarm: about overdue jobs after a start, and about a table of jobs that cannot be read. */
  grace: number;
  /** The maximum duration of a stop. */
  stop: number;
}

const defaultTiming: JobTiming = { poll: 1_000, lease: 30_000, watch: 5_000, grace: 60_000, stop: 3_000 };
const maxPauseMs = 10_000;
/** One may be a long audit, others wait for slow suppliers: quick jobs must still run. */
const maxAtOnce = 8;
/** From one start of a job to the next, also when its node was killed or its lease was lost. */
const maxGapMs = 5_000;

/** A function where jobs come while the node runs, such as those of a supplier that was just connected. */
export type JobList = readonly RecurringJob[] | (() => readonly RecurringJob[]);

/** Returns immediately: jobs start when the database answers. */
export function startJobs(
  connectionString: string,
  jobs: JobList,
  log: Log,
  timing: Partial<JobTiming> = {},
): Jobs {
  const { poll, lease, watch, grace, stop } = { ...defaultTiming, ...timing };
  // Well below the lease, so that a silent connection is given up before the lease expires.
  const timeouts = { connectTimeoutMs: lease / 6, queryTimeoutMs: lease / 3, poolSize: 2 };
  const database = openDatabase({ connectionString, ...timeouts }, log);
  const stopping = new AbortController();
  const runs = new Map<string, LeasedRun>();
  const current = typeof jobs === 'function' ? jobs : () => jobs;
  const watcher = new JobWatch(current, database, log, grace);
  let resolveCaughtUp = (_: Promise<void>) => {};
  const caughtUp = new Promise<void>((resolve) => {
    resolveCaughtUp = resolve;
  });
  const working = pollForWork();
  const watching = watchJobs();

  async function pollForWork(): Promise<void> {
    const known = new Set<string>();
    for (let failures = 0; !stopping.signal.aborted; ) {
      try {
        await addNewJobs(known);
        await runDueJobs();
        // With room for more, nothing more is due.
        if (runs.size < maxAtOnce) resolveCaughtUp(endOfRuns());
        if (failures > 0) log.info('The jobs reach the database again and continue');
        failures = 0;
      } catch (error) {
        if (failures === 0 && !stopping.signal.aborted)
          log.warn({ err: error }, 'The jobs cannot reach the database: they continue as soon as it answers');
        known.clear();
        failures += 1;
      }
      // Jitter, so that nodes that were started together do not poll together.
      const jitter = 0.75 + Math.random() / 2;
      const pause = Math.min(poll * 2 ** Math.min(failures, 10), Math.max(poll, maxPauseMs)) * jitter;
      // More may be due than could run at once.
      if (runs.size < maxAtOnce) await sleep(pause, stopping.signal);
      else await within(pause, Promise.race([...runs.values()].map(({ ended }) => ended)));
    }
  }

  async function endOfRuns(): Promise<void> {
    await Promise.all([...runs.values()].map(({ ended }) => ended));
  }

  async function addNewJobs(known: Set<string>): Promise<void> {
    const names = current()
      .map(nameOf)
      .filter((name) => !known.has(name));
    await addJobs(database.db, names);
    for (const name of names) known.add(name);
  }

  async function runDueJobs(): Promise<void> {
    while (runs.size < maxAtOnce && !stopping.signal.aborted) {
      // A job whose lease was lost may still be ending here: another node runs it, not this one.
      const free = current().filter(({ name }) => !runs.has(name));
      const leasedBy = `${hostname()} ${process.pid} ${randomUUID()}`;
      const at = performance.now();
      const claimed = await claimJob(database.db, free.map(toSchedule), { leasedBy, leaseMs: lease });
      const job = free.find(({ name }) => name === claimed?.name);
      if (!claimed || !job) return;
      if (claimed.abandoned_by !== null)
        log.warn(
          { job: job.name, abandoned_by: claimed.abandoned_by },
          'A job is taken over: the lease of the node that ran it has expired',
        );
      if (stopping.signal.aborted) return await releaseLease(database.db, { name: job.name, leasedBy });
      const tools = { database, log, leaseMs: lease, stopping: stopping.signal };
      const run = new LeasedRun(job, { leasedBy, at }, tools);
      runs.set(job.name, run);
      void run.ended.then(() => runs.delete(job.name));
    }
  }

  async function watchJobs(): Promise<void> {
    while (!stopping.signal.aborted) {
      await watcher.refresh();
      await sleep(watch, stopping.signal);
    }
  }

  return {
    caughtUp,
    health: () => watcher.health(),
    stop: async () => {
      stopping.abort();
      const ends = [working, watching, ...[...runs.values()].map(({ ended }) => ended)];
      await within(stop * 0.8, Promise.allSettled(ends));
      await within(stop * 0.1, Promise.allSettled([...runs.values()].map((run) => run.release())));
      await within(stop * 0.1, database.close());
    },
  };
}

const nameOf = ({ name }: RecurringJob): string => name;

const toSchedule = ({ name, everyMs }: RecurringJob) => ({
  name,
  everyMs,
  gapMs: Math.min(everyMs, maxGapMs),
});
