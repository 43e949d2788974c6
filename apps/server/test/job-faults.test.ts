// Jobs while their database is away, comes back, or says nothing any more.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Jobs, type JobTiming, startJobs } from '#jobs/jobs.ts';
import type { RecurringJob } from '#jobs/recurring-job.ts';
import { createLog } from '#request/log.ts';
import { startLocalPostgres } from '#store/engine/local-postgres/supervisor.ts';
import { migrate } from '#store/migrate.ts';
import { startDatabaseProxy } from '#testing/network/database-proxy.ts';
import { controlledJob } from './support/controlled-job.ts';
import { createTestDatabase, type TestDatabase } from './support/database.ts';

const patient = { timeout: 30_000 };

describe('a node that is cut off', () => {
  let test: TestDatabase;
  let proxy: Awaited<ReturnType<typeof startDatabaseProxy>>;
  const nodes: Jobs[] = [];
  const logged: { level: number; msg: string; job?: string }[] = [];
  const log = createLog('info', { write: (line) => logged.push(JSON.parse(line)) });
  beforeAll(async () => {
    test = await createTestDatabase();
    proxy = await startDatabaseProxy(test.connectionString);
  });
  afterEach(async () => {
    proxy.mend();
    await Promise.all(nodes.splice(0).map((node) => node.stop()));
    logged.length = 0;
  });
  afterAll(async () => {
    await proxy.stop();
    await test.drop();
  });

  const timing = { poll: 20, lease: 1_500, stop: 1_000 };
  const startNode = async (
    { connectionString }: { connectionString: string },
    job: RecurringJob,
    more: Partial<JobTiming> = {},
  ) => {
    const node = await startJobs(connectionString, [job], log, { ...timing, ...more });
    nodes.push(node);
    return node;
  };

  it('OP-03 loses its job to another one when its connections go silent, and stops all the same', async () => {
    const { job, begun, begins } = controlledJob('silenced', 10);
    const silenced = await startNode(proxy, job);
    await begins(1);
    proxy.stall();
    await startNode(test, job);
    await begins(2);
    await expect.poll(() => begun[0]?.signal.aborted, patient).toBe(true);

    const before = performance.now();
    await silenced.stop();
    expect(performance.now() - before).toBeLessThan(5_000);
    expect(begun[1]?.signal.aborted).toBe(false);
  });

  it('OP-03 stops within its deadline although its run does not end, and another one goes on at once', async () => {
    let runs = 0;
    const deaf = {
      ...{ name: 'deaf', everyMs: 10 },
      run: () => {
        runs += 1;
        return new Promise<void>(() => {});
      },
    };
    // Nobody waits for the end of a lease here.
    const node = await startNode(test, deaf, { lease: 600_000 });
    await expect.poll(() => runs, patient).toBe(1);
    const before = performance.now();
    await node.stop();
    expect(performance.now() - before).toBeLessThan(5_000);
    await startNode(test, deaf);
    await expect.poll(() => runs, patient).toBe(2);
  });

  it('OP-03 begins its jobs when the database answers, however late, and says so once', async () => {
    proxy.cut();
    const { job, begins } = controlledJob('late', 10);
    await startNode(proxy, job, { lease: 6_000 });
    const warnings = () => logged.filter(({ level }) => level === 40);
    await expect.poll(() => warnings().length, patient).toBe(1);
    proxy.mend();
    await begins(1);
    await expect.poll(() => logged.map(({ level }) => level), patient).toEqual([40, 30]);
  });
});

it('OP-03 a node outlives a PostgreSQL that is killed in the middle of a run, and its jobs go on', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'earnwall-jobs-'));
  const postgres = await startLocalPostgres(folder, { settings: { fsync: 'off' } });
  await migrate(postgres.connectionString);
  const node = fork(
    new URL('./support/processes/jobs-node.ts', import.meta.url),
    [postgres.connectionString],
    {
      execArgv: ['--import', 'tsx'],
    },
  );
  let runs = 0;
  node.on('message', (message: { runs: number }) => {
    runs = message.runs;
  });
  const isAlive = () => node.exitCode === null && node.signalCode === null;
  const isRunning = async (times: number) =>
    await expect.poll(() => !isAlive() || runs >= times, { timeout: 60_000 }).toBe(true);
  try {
    await isRunning(1);
    const pid = Number.parseInt(readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8'), 10);
    process.kill(pid, 'SIGKILL');
    await isRunning(3);
    expect(isAlive()).toBe(true);
  } finally {
    if (isAlive()) {
      node.kill('SIGKILL');
      await once(node, 'exit');
    }
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}, 120_000);
