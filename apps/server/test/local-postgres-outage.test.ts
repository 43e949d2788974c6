// A node whose own PostgreSQL ends and cannot come back, as with a disk that is full: it answers 503, tries on, and heals
// by itself. The folder has a name that shells stumble over.
import { readFileSync } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  buildServer,
  type RealNode,
  type ServerProgram,
  startRealNode,
} from './support/processes/real-node.ts';

let program: ServerProgram;
let parent: string;
let node: RealNode;

beforeAll(async () => {
  program = await buildServer();
  parent = await mkdtemp(join(tmpdir(), 'earnwall-outage-'));
});
afterAll(async () => {
  node?.child.kill('SIGTERM');
  await node?.ended;
  await rm(parent, { recursive: true, force: true });
  await program.remove();
});

it('OP-03 a local PostgreSQL that cannot come back for long costs 503s, and the node heals by itself', async () => {
  const dataDir = join(parent, `it's "my" $data`);
  const demo = { DEMO: '1', SANDBOX_URL: 'http://127.0.0.1:1', DRAIN_SECONDS: '0' };
  node = await startRealNode(program, { DATA_DIR: dataDir, DATABASE_TIMEOUT_MS: '5000', ...demo });
  const read = () =>
    fetch(`${node.url}/api/surveys`, { headers: { authorization: 'Bearer alice:demo-coins' } });
  expect((await read()).status).toBe(200);

  // Without this file no PostgreSQL starts, whoever runs it.
  const cluster = join(dataDir, 'postgres');
  const needed = join(cluster, 'global/pg_control');
  await rename(needed, `${needed}.away`);
  process.kill(Number.parseInt(readFileSync(join(cluster, 'postmaster.pid'), 'utf8'), 10), 'SIGKILL');

  const attempts = () => node.output().match(/The local PostgreSQL could not be restarted/g)?.length ?? 0;
  await expect.poll(attempts, { timeout: 60_000 }).toBeGreaterThanOrEqual(3);
  const refused = await read();
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, expect.stringMatching(/^\d+$/)]);
  expect((await fetch(`${node.url}/ready`)).status).toBe(503);
  expect((await fetch(`${node.url}/health`)).status).toBe(200);

  await rename(`${needed}.away`, needed);
  await expect.poll(async () => (await read()).status, { timeout: 60_000 }).toBe(200);
  expect((await fetch(`${node.url}/ready`)).status).toBe(200);
}, 180_000);
