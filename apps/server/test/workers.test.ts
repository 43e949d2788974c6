// Several workers behind one port, as real processes (decision 0144).
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { realtimeKey } from '#realtime/key.ts';
import type { UserRecord } from '#store/people/users.ts';
import type { AppRecord } from '#store/publishers/apps.ts';
import { jobs } from '#store/schema/jobs.ts';
import { anApp } from '#testing/apps.ts';
import { aUser } from '#testing/people.ts';
import { aSurvey } from '#testing/surveys.ts';
import { createTestDatabase, type TestDatabase } from './support/database.ts';
import { ask } from './support/listeners.ts';
import {
  buildServer,
  failedStart,
  type NodeSettings,
  type RealNode,
  type ServerProgram,
  sharedKeys,
  startRealNode,
} from './support/processes/real-node.ts';
import { connect, linesOf, lineToEach, workersOf } from './support/processes/worker-lines.ts';
import { openSocket, type RawSocket } from './support/raw-socket.ts';

// Each test starts processes, which take long on a busy machine.
vi.setConfig({ testTimeout: 120_000 });
const soon = { timeout: 60_000, interval: 20 };

let program: ServerProgram;
let test: TestDatabase;
let folder: string;
let app: AppRecord;
let alice: UserRecord;
const nodes: RealNode[] = [];

beforeAll(async () => {
  program = await buildServer();
  test = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'earnwall-workers-'));
  app = await anApp(test.database.db, { requires_security_hash: false });
  await aSurvey(test.database.db);
  alice = await aUser(test.database.db, app);
});
afterEach(async () => {
  await Promise.all(nodes.splice(0).map((node) => node.kill()));
});
afterAll(async () => {
  await test.drop();
  await rm(folder, { recursive: true, force: true });
  await program.remove();
});

const place = () => ({ ...sharedKeys, DATABASE_URL: test.connectionString, DATA_DIR: folder });
async function startWorkers(settings: NodeSettings = {}): Promise<RealNode> {
  const usual = { WORKERS: '2', LOG_LEVEL: 'info', DATABASE_TIMEOUT_MS: '20000', DRAIN_SECONDS: '0' };
  const node = await startRealNode(program, { ...place(), ...usual, ...settings });
  nodes.push(node);
  // What it writes may reach us after what it tells us.
  if (!settings.WORKERS) await expect.poll(() => workersOf(node).size, soon).toBe(2);
  return node;
}

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
const saying = (node: RealNode, words: string) => linesOf(node).filter(({ msg }) => msg?.includes(words));

describe('two workers', () => {
  it('OP-02 serve one port, and what one of them is told counts at once with the other', async () => {
    const node = await startWorkers();
    const bob = await aUser(test.database.db, app);
    const [one, two] = await lineToEach(node, [1, 2]);
    const login = { bearer: bob.uhash };
    expect(await two?.ask('/api/surveys', login)).toMatchObject({ status: 200 });
    const panels = await Promise.all(Array.from({ length: 6 }, () => openPanel(node, bob)));
    const opened = linesOf(node).filter(({ req }) => req?.url.startsWith('/realtime'));
    expect(new Set(opened.map(({ worker }) => worker))).toEqual(new Set([1, 2]));

    const state = `/api/console/users/${app.id}/${bob.uhash}/state`;
    const closed = { state: 'closed', reason: 'Asked for it' };
    const operator = { method: 'PUT', bearer: sharedKeys.OPERATOR_KEY ?? '', body: closed };
    expect(await one?.ask(state, operator)).toMatchObject({ status: 200 });
    expect(await two?.ask('/api/surveys', login)).toMatchObject({ status: 401 });
    for (const panel of panels) expect(await panel.next()).toMatchObject({ event: 'account-changed' });
    for (const panel of panels) panel.end();
    for (const line of [one, two]) line?.close();
  });

  it('OP-02 one that is killed under traffic takes along what it was answering and no more, and is replaced; jobs go on', async () => {
    const node = await startWorkers();
    const [killed, kept] = [workersOf(node).get(1) ?? 0, workersOf(node).get(2) ?? 0];
    const [survivor] = await lineToEach(node, [2]);
    const traffic = startTraffic(node.url);
    await expect.poll(traffic.answered, soon).toBeGreaterThan(50);
    process.kill(killed, 'SIGKILL');
    await expect.poll(() => workersOf(node).get(1), soon).not.toBe(killed);
    expect(await survivor?.ask('/api/surveys', { bearer: alice.uhash })).toMatchObject({ status: 200 });

    const since = traffic.answered();
    await expect.poll(traffic.answered, soon).toBeGreaterThan(since + 50);
    const { cut, refused } = await traffic.stop();
    expect(refused).toEqual([]);
    expect(cut).toBeLessThanOrEqual(people + handedOver);
    expect(saying(node, 'A worker has ended')).toMatchObject([{ worker: 1, signal: 'SIGKILL' }]);
    const [replaced] = await lineToEach(node, [1]);
    expect(await replaced?.ask('/api/surveys', { bearer: alice.uhash })).toMatchObject({ status: 200 });
    expect(workersOf(node).get(2)).toBe(kept);
    await jobsGoOn();
    for (const line of [survivor, replaced]) line?.close();
  });

  it('OP-02 one that hangs is ended and replaced, and not left behind by a stop', async () => {
    const node = await startWorkers();
    const hung = workersOf(node).get(2) ?? 0;
    process.kill(hung, 'SIGSTOP');
    await expect.poll(() => workersOf(node).get(2), soon).not.toBe(hung);
    expect(saying(node, 'A worker has hung')).toMatchObject([{ worker: 2 }]);
    const [replaced] = await lineToEach(node, [2]);
    expect(await replaced?.ask('/api/surveys', { bearer: alice.uhash })).toMatchObject({ status: 200 });
    replaced?.close();

    const pids = [...workersOf(node).values()];
    process.kill(pids[0] ?? 0, 'SIGSTOP');
    node.child.kill('SIGTERM');
    expect(await node.ended).toBe(1);
    await expect.poll(() => pids.filter(isAlive), soon).toEqual([]);
  });

  it('OP-03 drain and stop together at one signal, also when each of them gets it', async () => {
    const node = await startWorkers({ DRAIN_SECONDS: '2' });
    const lines = await lineToEach(node, [1, 2]);
    const pids = [...workersOf(node).values()];
    for (const pid of [...pids, node.child.pid ?? 0]) process.kill(pid, 'SIGTERM');
    for (const line of lines) {
      await expect.poll(async () => (await line.ask('/ready')).status, soon).toBe(503);
      expect(await line.ask('/api/surveys', { bearer: alice.uhash })).toMatchObject({ status: 200 });
    }
    expect(await node.ended).toBe(0);
    expect(pids.filter(isAlive)).toEqual([]);
  });

  it('OP-03 end at once when the signal is repeated, and when the process that supervises them is killed', async () => {
    const [asked, killed] = [await startWorkers({ DRAIN_SECONDS: '600' }), await startWorkers()];
    asked.child.kill('SIGTERM');
    const [line] = await lineToEach(asked, [1]);
    await expect.poll(async () => (await line?.ask('/ready'))?.status, soon).toBe(503);
    asked.child.kill('SIGTERM');
    expect(await asked.ended).toBe(1);
    killed.child.kill('SIGKILL');
    const pids = [asked, killed].flatMap((node) => [...workersOf(node).values()]);
    await expect.poll(() => pids.filter(isAlive), soon).toEqual([]);
  });
});

describe('workers that cannot run', () => {
  it('OP-03 end the start with one message when the first of them cannot start', async () => {
    const running = await startWorkers({ WORKERS: '1' });
    const PORT = new URL(running.url).port;
    const { code, stderr } = await failedStart(program, { ...place(), WORKERS: '2', PORT });
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: expect.stringMatching(/^Port \d+ on .* is taken.*\n$/),
    });
  });

  it('OP-03 end the process when they end again and again', async () => {
    const node = await startWorkers();
    let isOver = false;
    void node.ended.then(() => {
      isOver = true;
    });
    const killAll = () => {
      for (const pid of workersOf(node).values()) if (isAlive(pid)) process.kill(pid, 'SIGKILL');
      return isOver;
    };
    await expect.poll(killAll, soon).toBe(true);
    expect(await node.ended).toBe(1);
    expect(saying(node, 'Workers end again and again')).toHaveLength(1);
  });
});

/** Whoever has its turn: the job is one row for all workers. */
async function jobsGoOn(): Promise<void> {
  const runs = () =>
    test.database.db.select({ at: jobs.succeeded_at }).from(jobs).where(eq(jobs.name, 'fold-statistics'));
  const before = await runs();
  await expect.poll(runs, soon).not.toEqual(before);
}

async function openPanel(node: RealNode, user: UserRecord): Promise<RawSocket> {
  const socket = await openSocket({ url: node.url, key: realtimeKey(sharedKeys.SERVER_SECRET ?? '') });
  if (typeof socket === 'number') throw new Error(`The socket was refused with ${socket}`);
  const answer = await ask(socket, `notifications-${user.uhash}`, user.uhash);
  expect(answer).toMatchObject({ type: 'subscribed' });
  return socket;
}

const people = 4;
/** A connection that is handed to a worker in the moment of its death is answered by nobody (decision 0144); it gets one at a time. */
const handedOver = 1;
const patienceMs = 20_000;

/** People who ask again and again, each on a connection of their own. */
function startTraffic(url: string) {
  let [isOver, answered, cut] = [false, 0, 0];
  const refused: number[] = [];
  const person = async () => {
    const connection = connect(url);
    while (!isOver) {
      try {
        const signal = AbortSignal.timeout(patienceMs);
        const { status } = await connection.ask('/api/surveys', { bearer: alice.uhash, signal });
        if (status === 200) answered += 1;
        else refused.push(status);
      } catch {
        cut += 1;
      }
    }
    connection.close();
  };
  const all = Promise.all(Array.from({ length: people }, person));
  return {
    answered: () => answered,
    stop: async () => {
      isOver = true;
      await all;
      return { cut, refused };
    },
  };
}
