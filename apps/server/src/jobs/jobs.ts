// Work that no request waits for, again and again. All nodes look into one table for a job that is due, and take it by a
// lease: one node runs it, and when that node dies or is cut off, another one goes on as soon as the lease is over. The
// table keeps the time, not the nodes (decision 0056). A database that is away delays jobs and does nothing else.
import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { JobsHealth } from '#request/jobs-health.ts';
import type { Log } from '#request/log.ts';
import { openDatabase } from '#store/engine/database.ts';
import { addJobs, claimJob, releaseLease } from '#store/engine/jobs.ts';
import { JobWatch } from './job-watch.ts';
import { LeasedRun } from './leased-run.ts';
import type { RecurringJob } from './recurring-job.ts';
import { rest, within } from './within.ts';

export interface Jobs {
  health(): JobsHealth;
  /** No new runs; those under way are told to end, and waited for until a deadline. Never fails. */
  stop(): Promise<void>;
}

/** In milliseconds; tests are in more of a hurry. */
export interface JobTiming {
  /** How often a node looks for a job that is due. */
  poll: number;
  /** How long a node that is not heard of keeps a job from the others. */
  lease: number;
  /** How often a node looks at the age of all jobs. */
  watch: number;
  /** Before anybody is alarmed: after a start by overdue jobs, and by a table of jobs that does not answer. */
  grace: number;
  /** A stop takes no longer, whatever hangs. */
  stop: number;
}

const usual: JobTiming = { poll: 1_000, lease: 30_000, watch: 5_000, grace: 60_000, stop: 3_000 };
const mostPauseMs = 10_000;
/** One may be a long audit, another wait for a slow supplier: what is quick still has its turn. */
const mostAtOnce = 3;
/** From one beginning of a job to the next, also when its node was killed or its lease was lost. */
const mostGapMs = 5_000;

/** Returns at once: jobs begin when the database answers. */
export function startJobs(
  connectionString: string,
  jobs: readonly RecurringJob[],
  log: Log,
  timing: Partial<JobTiming> = {},
): Jobs {
  const { poll, lease, watch, grace, stop } = { ...usual, ...timing };
  // Well below the lease, so that a connection that went silent is given up before the lease is over.
  const patience = { connectTimeoutMs: lease / 6, queryTimeoutMs: lease / 3, poolSize: 2 };
  const database = openDatabase({ connectionString, ...patience }, log);
  const stopping = new AbortController();
  const runs = new Map<string, LeasedRun>();
  const watcher = new JobWatch(jobs, database, log, grace);
  const working = lookForWork();
  const watching = lookAround();

  async function lookForWork(): Promise<void> {
    let isKnown = false;
    for (let failures = 0; !stopping.signal.aborted; ) {
      try {
        if (!isKnown) await addJobs(database.db, jobs.map(nameOf));
        isKnown = true;
        await takeWhatIsDue();
        if (failures > 0) log.info('The jobs reach the database again and go on');
        failures = 0;
      } catch (error) {
        if (failures === 0 && !stopping.signal.aborted)
          log.warn({ err: error }, 'The jobs cannot reach the database: they go on as soon as it answers');
        isKnown = false;
        failures += 1;
      }
      // Nodes that were started together do not ask together for long.
      const jitter = 0.75 + Math.random() / 2;
      await rest(
        Math.min(poll * 2 ** Math.min(failures, 10), Math.max(poll, mostPauseMs)) * jitter,
        stopping.signal,
      );
    }
  }

  async function takeWhatIsDue(): Promise<void> {
    while (runs.size < mostAtOnce && !stopping.signal.aborted) {
      // A job whose lease was lost may still be ending here: another node takes it, not this one.
      const free = jobs.filter(({ name }) => !runs.has(name));
      const leasedBy = `${hostname()} ${process.pid} ${randomUUID()}`;
      const at = performance.now();
      const claimed = await claimJob(database.db, free.map(toSchedule), { leasedBy, leaseMs: lease });
      const job = free.find(({ name }) => name === claimed?.name);
      if (!claimed || !job) return;
      if (claimed.abandoned_by !== null)
        log.warn(
          { job: job.name, abandoned_by: claimed.abandoned_by },
          'A job is taken over: the node that ran it was not heard of any more',
        );
      if (stopping.signal.aborted) return await releaseLease(database.db, { name: job.name, leasedBy });
      const tools = { database, log, leaseMs: lease, stopping: stopping.signal };
      const run = new LeasedRun(job, { leasedBy, at }, tools);
      runs.set(job.name, run);
      void run.ended.then(() => runs.delete(job.name));
    }
  }

  async function lookAround(): Promise<void> {
    while (!stopping.signal.aborted) {
      await watcher.look();
      await rest(watch, stopping.signal);
    }
  }

  return {
    health: () => watcher.health(),
    stop: async () => {
      stopping.abort();
      const ends = [working, watching, ...[...runs.values()].map(({ ended }) => ended)];
      await within(stop * 0.8, Promise.allSettled(ends));
      await within(stop * 0.1, Promise.allSettled([...runs.values()].map((run) => run.giveBack())));
      await within(stop * 0.1, database.close());
    },
  };
}

const nameOf = ({ name }: RecurringJob): string => name;

const toSchedule = ({ name, everyMs }: RecurringJob) => ({
  name,
  everyMs,
  gapMs: Math.min(everyMs, mostGapMs),
});
