// What /health and the log report about jobs, also while the database cannot be read.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Jobs, startJobs } from '#jobs/jobs.ts';
import { createLog } from '#request/log.ts';
import { openDatabase } from '#store/engine/database.ts';
import { untilAvailable } from '#store/engine/until-available.ts';
import { startDatabaseProxy } from '#testing/network/database-proxy.ts';
import { controlledJob } from './support/controlled-job.ts';
import { startServer, type TestServer } from './support/server.ts';
import { shortestTimeOf } from './support/shortest-time.ts';
import { runSql } from './support/sql.ts';

const patient = { timeout: 30_000 };
const timing = { poll: 20, watch: 20, grace: 1_500 };

describe('health', () => {
  let server: TestServer;
  let proxy: Awaited<ReturnType<typeof startDatabaseProxy>>;
  let jobs: Jobs | null = null;
  const logged: { level: number; msg: string; job?: string; age_seconds?: number }[] = [];
  const log = createLog('info', { write: (line) => logged.push(JSON.parse(line)) });
  const alarms = () => logged.filter(({ level }) => level === 50);
  const health = async () => (await fetch(`${server.url}/health`)).json();

  beforeAll(async () => {
    server = await startServer({ jobsHealth: () => jobs?.health() ?? null });
    proxy = await startDatabaseProxy(server.connectionString);
  });
  afterEach(async () => {
    proxy.mend();
    await jobs?.stop();
    jobs = null;
    logged.length = 0;
  });
  afterAll(async () => {
    await proxy.stop();
    await server.stop();
  });

  it('OP-03 shows the age of each job, and an overdue one until it succeeds; the log says so once', async () => {
    await runSql(
      server.connectionString,
      `insert into jobs (name, created_at) values ('slow', now() - interval '1 hour')`,
    );
    const { job, begun, begins } = controlledJob('slow', 1_000);
    jobs = startJobs(server.connectionString, [job], log, timing);
    await begins(1);
    await expect.poll(() => alarms().length, patient).toBe(1);
    await expect.poll(health, patient).toMatchObject({
      status: 'degraded',
      jobs: { status: 'overdue', list: [{ name: 'slow', every_seconds: 1, running: true, overdue: true }] },
    });
    expect(alarms()).toMatchObject([{ job: 'slow', age_seconds: expect.any(Number) }]);
    expect(alarms()[0]?.age_seconds).toBeGreaterThanOrEqual(3_600);

    begun[0]?.end();
    await expect.poll(health, patient).toMatchObject({
      status: 'ok',
      jobs: { status: 'ok', list: [{ name: 'slow', overdue: false }] },
    });
    expect(alarms()).toHaveLength(1);
  });

  it('OP-03 answers within a second while the database says nothing, and a node that sees no job says so', async () => {
    const { job, begins } = controlledJob('unseen', 1_000);
    jobs = startJobs(proxy.connectionString, [job], log, { ...timing, lease: 3_000 });
    await begins(1);
    proxy.stall();
    await expect.poll(health, patient).toMatchObject({ status: 'degraded', jobs: { status: 'unknown' } });
    expect(await shortestTimeOf(health)).toBeLessThan(1_000);
    await expect
      .poll(() => alarms().map(({ msg }) => msg), patient)
      .toEqual([expect.stringContaining('The table of jobs cannot be read')]);
  });
});

it('OP-03 a start waits for a database that went away after it was opened, instead of failing', async () => {
  const server = await startServer();
  const proxy = await startDatabaseProxy(server.connectionString);
  const warnings: string[] = [];
  const database = openDatabase(
    { connectionString: proxy.connectionString, connectTimeoutMs: 10_000, queryTimeoutMs: 10_000 },
    { warn: () => {} },
  );
  proxy.cut();
  const log = { warn: (_: object, message: string) => void warnings.push(message) };
  const done = untilAvailable(() => database.transaction(async (tx) => tx.execute('select 1')), log, 10);
  await expect.poll(() => warnings, patient).toEqual([expect.stringContaining('waits for it')]);
  proxy.mend();
  expect((await done).rows).toHaveLength(1);
  const wrong = untilAvailable(() => database.db.execute('select nothing'), log, 10);
  await expect(wrong).rejects.toThrow('does not exist');
  await database.close();
  await proxy.stop();
  await server.stop();
});
