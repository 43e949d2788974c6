// Work that no request waits for, again and again. The queue lives in the same database, in a schema of its own: all
// nodes take from it, each run is taken by one of them, and what a dead node held is scheduled anew within a minute.
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { type JobHelpers, parseCronItems, type Runner, run, runMigrations } from 'graphile-worker';
import pg from 'pg';
import { jobLog } from './job-log.ts';

export interface RecurringJob {
  name: string;
  /** From the end of one run to the beginning of the next. */
  everyMs: number;
  /** Ends early when the signal says so. A failure is logged; the next run tries again. */
  run(signal: AbortSignal): Promise<void>;
}

export interface Jobs {
  /** No new runs; those under way are told to end, and waited for. */
  stop(): Promise<void>;
}

/** A run that is due waits for this long at most. */
const pollMs = 1_000;
const restartMs = 5_000;

export async function startJobs(
  connectionString: string,
  jobs: readonly RecurringJob[],
  log: FastifyBaseLogger,
): Promise<Jobs> {
  const pool = openPool(connectionString, log);
  await migrateJobs(pool, log);
  const stopping = new AbortController();
  let runner = await startRunner(pool, jobs, log);
  const supervised = supervise();

  /** A runner ends by itself when it has lost the database for too long. */
  async function supervise(): Promise<void> {
    while (!stopping.signal.aborted) {
      await runner.promise.catch(() => {});
      await pause(restartMs, undefined, { signal: stopping.signal }).catch(() => {});
      if (stopping.signal.aborted) return;
      log.warn('The jobs have ended unasked and are started again');
      runner = await startRunner(pool, jobs, log).catch(() => runner);
    }
  }

  return {
    stop: async () => {
      stopping.abort();
      await runner.stop().catch(() => {});
      await supervised;
      await pool.end();
    },
  };
}

function openPool(connectionString: string, log: FastifyBaseLogger): pg.Pool {
  const pool = new pg.Pool({ connectionString, max: 8, application_name: 'earnwall jobs', keepAlive: true });
  const lost = (error: Error) => log.warn({ err: error }, 'A database connection of the jobs was lost');
  pool.on('error', lost);
  // Connections in use report their loss themselves; unheard it would end the process.
  pool.on('connect', (client) => void client.on('error', lost));
  return pool;
}

/** Nodes that start together wait for each other. */
async function migrateJobs(pool: pg.Pool, log: FastifyBaseLogger): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(`select pg_advisory_lock(hashtext('earnwall jobs'))`);
    await runMigrations({ pgPool: pool, logger: jobLog(log) });
  } finally {
    await client.query(`select pg_advisory_unlock(hashtext('earnwall jobs'))`).catch(() => {});
    client.release();
  }
}

async function startRunner(
  pool: pg.Pool,
  jobs: readonly RecurringJob[],
  log: FastifyBaseLogger,
): Promise<Runner> {
  const runner = await run({
    pgPool: pool,
    logger: jobLog(log),
    concurrency: 2,
    pollInterval: pollMs,
    noHandleSignals: true,
    gracefulShutdownAbortTimeout: 1,
    taskList: Object.fromEntries(
      jobs.map((job) => [job.name, (_: unknown, helpers: JobHelpers) => runAlone(job, helpers, log)]),
    ),
    // Each run schedules the next one; should a node die in the middle of one, the clock does.
    parsedCronItems: parseCronItems(
      jobs.map(({ name }) => ({
        task: name,
        match: '* * * * *',
        options: { jobKey: name, jobKeyMode: 'preserve_run_at' },
      })),
    ),
  });
  for (const { name } of jobs) await runner.addJob(name, {}, { jobKey: name, jobKeyMode: 'unsafe_dedupe' });
  return runner;
}

/** A run that finds another one under way leaves the work to it; that one also schedules the next. */
async function runAlone(job: RecurringJob, helpers: JobHelpers, log: FastifyBaseLogger): Promise<void> {
  await helpers.withPgClient(async (client) => {
    // Held by the connection: whoever dies lets go of it.
    const { rows } = await client.query('select pg_try_advisory_lock(hashtext($1)) as mine', [job.name]);
    if (!rows[0].mine) return;
    try {
      await job.run(helpers.abortSignal);
    } catch (error) {
      if (!helpers.abortSignal.aborted)
        log.warn({ err: error, job: job.name }, 'A job has failed and will run again');
    } finally {
      await client.query('select pg_advisory_unlock(hashtext($1))', [job.name]).catch(() => {});
    }
    const runAt = new Date(Date.now() + job.everyMs);
    await helpers.addJob(job.name, {}, { jobKey: job.name, runAt });
  });
}
