// Recurring jobs on several nodes that share nothing but the database.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Jobs, type RecurringJob, startJobs } from '#jobs/jobs.ts';
import { createLog } from '#log.ts';
import { createTestDatabase, type TestDatabase } from './support/database.ts';
import { runSql } from './support/sql.ts';

describe('recurring jobs', () => {
  let test: TestDatabase;
  const nodes: Jobs[] = [];
  const logged: string[] = [];
  const log = createLog('info', { write: (line) => logged.push(line) });
  beforeAll(async () => {
    test = await createTestDatabase();
  });
  afterEach(async () => {
    await Promise.all(nodes.splice(0).map((node) => node.stop()));
    logged.length = 0;
  });
  afterAll(() => test.drop());

  const startNode = async (job: RecurringJob) =>
    void nodes.push(await startJobs(test.connectionString, [job], log));
  /** What the clock does every minute. */
  const tick = (name: string) =>
    runSql(
      test.connectionString,
      `select graphile_worker.add_job('${name}', job_key := '${name}', job_key_mode := 'preserve_run_at')`,
    );

  /** A job that tells how often it has begun, and ends when the test lets it. */
  function controlled(name: string, everyMs: number) {
    const begun: { signal: AbortSignal; end: (error?: Error) => void }[] = [];
    const job: RecurringJob = {
      name,
      everyMs,
      run: (signal) =>
        new Promise((resolve, reject) => {
          begun.push({ signal, end: (error) => (error ? reject(error) : resolve()) });
          signal.addEventListener('abort', () => reject(signal.reason));
        }),
    };
    const begins = (times: number) => expect.poll(() => begun.length, { timeout: 15_000 }).toBe(times);
    return { job, begun, begins };
  }

  it('OP-02 two nodes that start together run a job once, and the next run is one again', async () => {
    const { job, begun, begins } = controlled('once', 10);
    await Promise.all([startNode(job), startNode(job)]);
    await begins(1);
    // Another run that becomes due meanwhile finds this one under way, and leaves.
    await tick('once');
    await expect.poll(() => scheduled('once'), { timeout: 15_000 }).toBe(0);
    expect(begun).toHaveLength(1);
    begun[0]?.end();
    await begins(2);
  });

  it('SV-01 a failed run is told once in our log, and tried again', async () => {
    const { job, begun, begins } = controlled('failing', 10);
    await startNode(job);
    await begins(1);
    begun[0]?.end(new Error('The supplier is away'));
    await begins(2);
    const lines = logged.map((line) => JSON.parse(line));
    expect(lines).toMatchObject([{ level: 40, job: 'failing', err: { message: 'The supplier is away' } }]);
  });

  it('OP-03 a node that stops ends its run, keeps quiet, and another one goes on', async () => {
    const { job, begun, begins } = controlled('handed-over', 10);
    await startNode(job);
    await begins(1);
    await startNode(job);
    await nodes.shift()?.stop();
    expect(begun[0]?.signal.aborted).toBe(true);
    await begins(2);
    expect(logged).toEqual([]);
  });

  it('OP-02 what a killed node held is run by another one', async () => {
    const { job, begun, begins } = controlled('orphaned', 60_000);
    await startNode(job);
    await begins(1);
    begun[0]?.end();
    await expect.poll(() => scheduled('orphaned', 'locked_at is null')).toBe(1);
    // As a node leaves it that was killed in the middle of a run.
    await runSql(
      test.connectionString,
      `update graphile_worker._private_jobs set locked_at = now(), locked_by = 'dead' where key = 'orphaned'`,
    );
    await tick('orphaned');
    await begins(2);
  });

  async function scheduled(name: string, state = 'true'): Promise<number> {
    const { rows } = await test.database.db.execute(
      `select id from graphile_worker.jobs where key = '${name}' and ${state}`,
    );
    return rows.length;
  }
});
