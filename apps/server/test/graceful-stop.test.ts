// Nodes that are asked to stop, as real processes (decision 0059).
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { securityHash } from '#accounts/security-hash.ts';
import { key_uses } from '#store/schema/key-uses.ts';
import { anApp } from '#testing/apps.ts';
import { type Balancer, startBalancer } from '#testing/network/balancer.ts';
import { aUser } from '#testing/people.ts';
import { aSurvey } from '#testing/surveys.ts';
import { createTestDatabase, type TestDatabase } from './support/database.ts';
import {
  buildServer,
  type NodeSettings,
  type RealNode,
  type ServerProgram,
  sharedKeys,
  startRealNode,
} from './support/processes/real-node.ts';

// Each test starts processes, which take long on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

let program: ServerProgram;
let test: TestDatabase;
let folder: string;
let bearer: string;
const nodes: RealNode[] = [];

beforeAll(async () => {
  program = await buildServer();
  test = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'earnwall-stop-'));
  const app = await anApp(test.database.db, { requires_security_hash: false });
  await aSurvey(test.database.db);
  bearer = `Bearer ${(await aUser(test.database.db, app)).uhash}`;
});
afterEach(async () => {
  await Promise.all(nodes.splice(0).map((node) => node.kill()));
});
afterAll(async () => {
  await test.drop();
  await rm(folder, { recursive: true, force: true });
  await program.remove();
});

async function startNode(settings: NodeSettings = {}): Promise<RealNode> {
  const place = { DATABASE_URL: test.connectionString, DATA_DIR: folder, DATABASE_TIMEOUT_MS: '20000' };
  const node = await startRealNode(program, { ...sharedKeys, ...place, ...settings });
  nodes.push(node);
  return node;
}

const surveys = (url: string) => fetch(`${url}/api/surveys`, { headers: { authorization: bearer } });
const statusOf = async (answer: Promise<Response>) => (await answer).status;

describe('a node that is asked to stop', () => {
  it('OP-03 says so at /ready, serves on, asks to be left, and ends', async () => {
    const node = await startNode({ DRAIN_SECONDS: '2' });
    expect(await statusOf(fetch(`${node.url}/ready`))).toBe(200);
    node.child.kill('SIGTERM');
    await expect.poll(() => statusOf(fetch(`${node.url}/ready`)), { interval: 20 }).toBe(503);

    const first = await surveys(node.url);
    expect([first.status, first.headers.get('connection')]).toEqual([200, 'keep-alive']);
    await expect.poll(async () => (await surveys(node.url)).headers.get('connection')).toBe('close');
    expect(await node.ended).toBe(0);
  });

  it('OP-03 writes how often keys were used before it ends', async () => {
    const { db } = test.database;
    const app = await anApp(db);
    await aUser(db, app, 'alice');
    const node = await startNode({ DRAIN_SECONDS: '0' });
    const authorization = `Bearer alice:${app.id}:${securityHash(app.secret, 'alice')}`;
    expect(await statusOf(fetch(`${node.url}/api/app`, { headers: { authorization } }))).toBe(200);
    node.child.kill('SIGTERM');
    expect(await node.ended).toBe(0);
    const counted = await db.select().from(key_uses).where(eq(key_uses.app_id, app.id));
    expect(counted).toMatchObject([{ key: `secret:${app.secret.slice(-4)}`, uses: 1 }]);
  });

  it('OP-03 ends at once when it is asked a second time', async () => {
    const node = await startNode({ DRAIN_SECONDS: '600' });
    node.child.kill('SIGTERM');
    await expect.poll(() => statusOf(fetch(`${node.url}/ready`)), { interval: 20 }).toBe(503);
    node.child.kill('SIGTERM');
    expect(await node.ended).toBe(1);
  });

  it('OP-03 is not delayed by a request that never ends, and stops all the rest', async () => {
    const node = await startNode({ DRAIN_SECONDS: '0' });
    const { hostname, port } = new URL(node.url);
    const wire = connect(Number(port), hostname);
    wire.on('error', () => {});
    // Forms with files may take ten minutes; this one never comes to its end.
    const head = ['POST /api/support-ticket HTTP/1.1', 'host: panel.test', `authorization: ${bearer}`];
    const body = ['content-type: multipart/form-data; boundary=x', 'content-length: 9000', '', '--x\r\n'];
    wire.write([...head, ...body].join('\r\n'));
    await once(wire, 'connect');
    // What was sent before this request is with the server by the time it is answered.
    await surveys(node.url);

    const asked = performance.now();
    node.child.kill('SIGTERM');
    await node.ended;
    // Ten seconds, and whatever a busy machine adds; the form alone could have taken ten minutes.
    expect(performance.now() - asked).toBeLessThan(30_000);
    expect(node.output()).toMatch(/"part":"the HTTP server".*A part of the server did not stop/);
    wire.destroy();
  });
});

describe('a rolling restart', () => {
  it('OP-05 behind a balancer that asks /ready fails no request', async () => {
    const balancer = await startBalancer();
    const settings = { DRAIN_SECONDS: '1' };
    const running = await Promise.all([startNode(settings), startNode(settings)]);
    for (const { url } of running) balancer.add(url);
    await healthy(balancer, 2);
    const traffic = startTraffic(balancer.url);

    for (const node of running) {
      node.child.kill('SIGTERM');
      const [code, next] = await Promise.all([node.ended, startNode(settings)]);
      expect(code).toBe(0);
      balancer.remove(node.url);
      balancer.add(next.url);
      await healthy(balancer, 2);
    }
    const { answered, failed } = await traffic.stop();
    await balancer.stop();
    expect(balancer.failures).toEqual([]);
    expect(failed).toEqual([]);
    expect(answered).toBeGreaterThan(50);
  });
});

const healthy = (balancer: Balancer, count: number) =>
  expect.poll(() => balancer.healthy().length, { timeout: 30_000 }).toBe(count);

/** People who ask again and again, each a few dozen times a second. */
function startTraffic(url: string) {
  let [isOver, answered] = [false, 0];
  const failed: string[] = [];
  const person = async () => {
    while (!isOver) {
      try {
        const answer = await surveys(url);
        await answer.arrayBuffer();
        if (answer.ok) answered += 1;
        else failed.push(`${answer.status}`);
      } catch (error) {
        failed.push(String(error));
      }
      await pause(25);
    }
  };
  const people = Promise.all(Array.from({ length: 4 }, person));
  return {
    stop: async () => {
      isOver = true;
      await people;
      return { answered, failed };
    },
  };
}
