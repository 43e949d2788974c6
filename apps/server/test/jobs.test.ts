// Recurring jobs on several nodes that share nothing but the database.
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Jobs, startJobs } from '#jobs/jobs.ts';
import type { RecurringJob } from '#jobs/recurring-job.ts';
import { createLog } from '#request/log.ts';
import { controlledJob } from './support/controlled-job.ts';
import { createTestDatabase, type TestDatabase } from './support/database.ts';
import { runSql } from './support/sql.ts';

const patient = { timeout: 30_000 };

describe('recurring jobs', () => {
  let test: TestDatabase;
  const nodes: Jobs[] = [];
  const logged: string[] = [];
  const log = createLog('info', { write: (line) => logged.push(line) });
  beforeAll(async () => {
    test = await createTestDatabase();
  });
  afterEach(async () => {
    vi.useRealTimers();
    await Promise.all(nodes.splice(0).map((node) => node.stop()));
    logged.length = 0;
  });
  afterAll(() => test.drop());

  const timing = { poll: 20, lease: 6_000 };
  const startNode = async (...jobs: RecurringJob[]) =>
    void nodes.push(await startJobs(test.connectionString, jobs, log, timing));
  const lines = () => logged.map((line) => JSON.parse(line));
  const rowOf = async (name: string) => {
    const { rows } = await test.database.db.execute(sql`select * from jobs where name = ${name}`);
    return rows[0];
  };

  it('OP-02 two nodes that start together run a job once, and the next run is one again', async () => {
    const { job, begun, begins } = controlledJob('once', 10);
    const looks = [0, 0];
    const others = looks.map((_, nth) => ({
      ...{ name: `beside-${nth}`, everyMs: 10 },
      run: async () => {
        looks[nth] = (looks[nth] ?? 0) + 1;
      },
    }));
    await Promise.all(others.map((other) => startNode(job, other)));
    await begins(1);
    // A run that becomes due meanwhile waits for the end of this one, although each node prefers it to its other job.
    await runSql(
      test.connectionString,
      `update jobs set due_at = now() - interval '1 day' where name = 'once'`,
    );
    const before = Math.max(...looks);
    await expect.poll(() => Math.min(...looks), patient).toBeGreaterThan(before + 2);
    expect(begun).toHaveLength(1);
    begun[0]?.end();
    await begins(2);
  });

  it('SV-01 a job that comes while the node runs is run, and one that goes is not begun again', async () => {
    const [first, second] = [controlledJob('from-the-start', 10), controlledJob('later', 10)];
    let current = [first.job];
    nodes.push(startJobs(test.connectionString, () => current, log, { ...timing, watch: 20 }));
    await first.begins(1);
    current = [second.job];
    await second.begins(1);
    const watched = () => nodes[0]?.health().jobs.map(({ name }) => name);
    await expect.poll(watched, patient).toEqual(['later']);
    first.begun[0]?.end();
    await expect.poll(async () => (await rowOf('from-the-start'))?.leased_by, patient).toBeNull();
    second.begun[0]?.end();
    await second.begins(2);
    expect(first.begun).toHaveLength(1);
  });

  it('OP-01 says when all that was due at its start has run, also when that is more than runs at once', async () => {
    const due = Array.from({ length: 10 }, (_, nth) => controlledJob(`due-${nth}`, 60_000));
    const node = startJobs(
      test.connectionString,
      due.map(({ job }) => job),
      log,
      timing,
    );
    nodes.push(node);
    let isCaughtUp = false;
    void node.caughtUp.then(() => {
      isCaughtUp = true;
    });
    const begun = () => due.flatMap((job) => job.begun);
    await expect.poll(() => begun().length, patient).toBe(8);
    for (const run of begun()) run.end();
    await expect.poll(() => begun().length, patient).toBe(10);
    expect(isCaughtUp).toBe(false);
    for (const run of begun()) run.end();
    await node.caughtUp;
  });

  it('SV-01 a failed run is logged once, and tried again', async () => {
    const { job, begun, begins } = controlledJob('failing', 10);
    await startNode(job);
    await begins(1);
    begun[0]?.end(new Error('The supplier is away'));
    await begins(2);
    expect(lines()).toMatchObject([{ level: 40, job: 'failing', err: { message: 'The supplier is away' } }]);
    expect(await rowOf('failing')).toMatchObject({ failures: 1, failure: 'The supplier is away' });
    begun[1]?.end();
    await expect.poll(async () => (await rowOf('failing'))?.failures, patient).toBe(0);
  });

  it('OP-03 a node that stops ends its run, keeps quiet, and another one goes on', async () => {
    const { job, begun, begins } = controlledJob('handed-over', 10);
    await startNode(job);
    await begins(1);
    await startNode(job);
    await nodes.shift()?.stop();
    expect(begun[0]?.signal.aborted).toBe(true);
    await begins(2);
    expect(logged).toEqual([]);
  });

  it('OP-02 what a killed node held is run by another one once its lease is over', async () => {
    // As a node leaves it that was killed in the middle of a run.
    await runSql(
      test.connectionString,
      `insert into jobs (name, due_at, leased_by, lease_until, started_at)
       values ('orphaned', now() - interval '1 minute', 'dead', now() + interval '1 second', now() - interval '1 minute')`,
    );
    const { job, begins } = controlledJob('orphaned', 60_000);
    await startNode(job);
    await begins(1);
    expect(lines()).toMatchObject([{ level: 40, job: 'orphaned', abandoned_by: 'dead' }]);
    const { rows } = await test.database.db.execute(
      sql`select started_at - interval '1 second' >= created_at as waited from jobs where name = 'orphaned'`,
    );
    expect(rows).toEqual([{ waited: true }]);
  });

  it.each([
    { name: 'five minutes behind', minutes: -5 },
    { name: 'five minutes ahead', minutes: 5 },
  ])('OP-02 a node whose clock is $name runs a job as often as any other', async ({ name, minutes }) => {
    const everyMs = 400;
    // By the clock of the database.
    const began: number[] = [];
    vi.setSystemTime(new Date(Date.now() + minutes * 60_000));
    await startNode({
      name,
      everyMs,
      run: async () => {
        const { rows } = await test.database.db.execute<{ ms: number }>(
          sql`select (extract(epoch from clock_timestamp()) * 1000)::double precision as ms`,
        );
        began.push(rows[0]?.ms ?? 0);
      },
    });
    await expect.poll(() => began.length, patient).toBeGreaterThanOrEqual(4);
    const gaps = began.slice(1).map((at, nth) => at - (began[nth] ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(everyMs);
  });

  it('SV-01 a job begins no sooner than its gap after the last beginning, however that one ended', async () => {
    const { job, begun, begins } = controlledJob('hasty', 1_000);
    await startNode(job);
    await begins(1);
    begun[0]?.end(new Error('at once'));
    await expect.poll(async () => (await rowOf('hasty'))?.failures, patient).toBe(1);
    const first = await rowOf('hasty');
    await runSql(test.connectionString, `update jobs set due_at = now() where name = 'hasty'`);
    await begins(2);
    const second = await rowOf('hasty');
    const gap = Number(new Date(String(second?.started_at))) - Number(new Date(String(first?.started_at)));
    expect(gap).toBeGreaterThanOrEqual(1_000);
  });

  it('OP-03 times that a database wrote before its clock was turned back hold up no job', async () => {
    await runSql(
      test.connectionString,
      `insert into jobs (name, due_at, leased_by, lease_until, started_at) values
       ('from-the-future', now() + interval '1 hour', 'dead', now() + interval '1 hour', now() + interval '1 hour')`,
    );
    const { job, begins } = controlledJob('from-the-future', 1_000);
    await startNode(job);
    await begins(1);
  });
});
