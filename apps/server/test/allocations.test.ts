// How many bytes of the heap a request leaves to the collector: what it costs beyond its own time (decision 0150). Bytes, not
// seconds: a busy machine allocates as many.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { UserRecord } from '#store/people/users.ts';
import { anApp } from '#testing/apps.ts';
import { aUser } from '#testing/people.ts';
import { aSurvey } from '#testing/surveys.ts';
import { createTestDatabase, type TestDatabase } from './support/database.ts';
import type { Allocated } from './support/processes/allocating-node.ts';
import { buildServer, type ServerProgram } from './support/processes/real-node.ts';

const surveys = 60;
/** Until most of what is asked again and again has been compiled. */
const warmUp = 400;
const [rounds, perRound] = [5, 100];
/** More than a round allocates. */
const youngMegabytes = 128;

let test: TestDatabase;
let program: ServerProgram;
let node: ChildProcess;
let url: string;
let alice: UserRecord;

beforeAll(async () => {
  test = await createTestDatabase();
  const { db } = test.database;
  const app = await anApp(db);
  alice = await aUser(db, app, 'alice');
  for (let rank = 1; rank <= surveys; rank += 1) await aSurvey(db, { rank });
  program = await buildServer(join(import.meta.dirname, 'support/processes/allocating-node.ts'));
  node = fork(program.file, [test.connectionString], {
    execArgv: [
      '--expose-gc',
      '--no-allocation-site-pretenuring',
      `--min-semi-space-size=${youngMegabytes}`,
      `--max-semi-space-size=${youngMegabytes}`,
    ],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  [{ url }] = (await once(node, 'message')) as [{ url: string }];
});
afterAll(async () => {
  node.kill();
  await program.remove();
  await test.drop();
});

async function allocated(order: 'collect' | 'tell'): Promise<Allocated> {
  const answer = once(node, 'message') as Promise<[Allocated]>;
  node.send(order);
  return (await answer)[0];
}

/** The median of the rounds in which nothing was collected. */
async function bytesEach(ask: () => Promise<void>): Promise<number> {
  for (let nth = 0; nth < warmUp; nth += 1) await ask();
  const seen: number[] = [];
  for (let tries = 0; seen.length < rounds && tries < 3 * rounds; tries += 1) {
    await allocated('collect');
    const before = await allocated('tell');
    for (let nth = 0; nth < perRound; nth += 1) await ask();
    const after = await allocated('tell');
    if (after.collections === before.collections) seen.push((after.heapUsed - before.heapUsed) / perRound);
  }
  expect(seen).toHaveLength(rounds);
  return seen.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? Number.NaN;
}

interface Asked {
  readonly path: string;
  readonly headers?: Record<string, string>;
  readonly status: number;
}

const asking =
  ({ path, headers = {}, status }: Asked) =>
  async () => {
    const answer = await fetch(url + path, { headers });
    await answer.arrayBuffer();
    if (answer.status !== status) throw new Error(`${path} answered ${answer.status}`);
  };

const bearer = () => ({ authorization: `Bearer ${alice.uhash}` });

// Half as much again as they took when this was written: 34,500, 30,800 and 175,100 bytes, within 3 %.
it.each([
  [
    'a list that is kept',
    52_000,
    async () => asking({ path: '/api/surveys', headers: bearer(), status: 200 }),
  ],
  [
    'a list that has not changed',
    46_000,
    async () => {
      const first = await fetch(`${url}/api/surveys`, { headers: bearer() });
      const headers = { ...bearer(), 'if-none-match': first.headers.get('etag') ?? '' };
      return asking({ path: '/api/surveys', headers, status: 304 });
    },
  ],
  [
    'a visit, but for its painting,',
    265_000,
    async () => {
      const headers = { accept: 'text/html', 'sec-fetch-site': 'cross-site' };
      return asking({ path: `/?uh=${alice.uhash}`, headers, status: 200 });
    },
  ],
])('%s allocates at most %i bytes', async (_, budget, prepare) => {
  const bytes = await bytesEach(await prepare());
  expect(bytes).toBeGreaterThan(budget / 10);
  expect(bytes).toBeLessThanOrEqual(budget);
});
