// More people than a node can carry: pages and calls are refused before any work is done, callbacks go on.
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '#config/config.ts';
import { type Database, openDatabase } from '#store/engine/database.ts';
import type { AppRecord } from '#store/publishers/apps.ts';
import { clicks } from '#store/schema/clicks.ts';
import { users } from '#store/schema/users.ts';
import { anApp } from '#testing/apps.ts';
import { randomHash } from '#testing/random-hash.ts';
import { startedClick } from '#testing/settling.ts';
import { countWaiting, type Hold, holdTable } from './support/holds.ts';
import { openPanel } from './support/listeners.ts';
import { joinServer, type TestServer } from './support/server.ts';
import {
  anExchangeSurvey,
  exchange,
  report,
  startSupplierServer,
  supplierId,
} from './support/survey-clicks.ts';

const pagesPool = 5;
const atOnce = 40;

let server: TestServer;
let node: TestServer;
let database: Database;
let callbackDatabase: Database;
let app: AppRecord;
let hold: Hold | null = null;
beforeAll(async () => {
  server = await startSupplierServer();
  const patience = {
    connectTimeoutMs: 20_000,
    queryTimeoutMs: 20_000,
    connectionString: server.connectionString,
  };
  database = openDatabase({ ...patience, poolSize: pagesPool }, { warn() {} });
  callbackDatabase = openDatabase({ ...patience, poolSize: 4 }, { warn() {} });
  node = await joinServer(server, {
    ...{ database, callbackDatabase, suppliers: new Map([[supplierId, exchange]]) },
    config: readConfig({ TRUST_PROXY: 'loopback', REQUESTS_AT_ONCE: `${atOnce}` }),
  });
});
afterAll(async () => {
  await node.stop();
  await Promise.all([database.close(), callbackDatabase.close()]);
  await server.stop();
});
beforeEach(async () => {
  app = await anApp(server.database.db, { requires_security_hash: false });
});
afterEach(async () => {
  await hold?.release();
  hold = null;
});

/** Reading a person's bonuses waits from here on, and whatever comes behind it in the pool. */
async function stallPages(): Promise<void> {
  hold = await holdTable(server.connectionString, 'bonuses');
}

async function people(count: number) {
  const rows = Array.from({ length: count }, () => ({
    ...{ app_id: app.id, uuid: randomUUID(), uhash: randomHash(), country: 'US' },
  }));
  return await server.database.db.insert(users).values(rows).returning();
}

const get = (path: string, uhash: string, headers: Record<string, string> = {}, { url } = node) =>
  fetch(`${url}${path}`, { headers: { authorization: `Bearer ${uhash}`, ...headers } });

async function someClicks(count: number) {
  const [survey, owners] = [await anExchangeSurvey(server), await people(count)];
  const opened = owners.map((user) => startedClick(user, survey));
  await server.database.db.insert(clicks).values(opened);
  return opened.map(({ cid }) => cid);
}

const statuses = (answers: readonly { status: number }[]) => [
  ...new Set(answers.map(({ status }) => status)),
];

describe('pages that wait for the database', () => {
  it('OP-04 keep no connection from callbacks', async () => {
    const [visitors, cids] = [await people(30), await someClicks(40)];
    await stallPages();
    const opened = visitors.map(({ uhash }) => get('/api/app', uhash));
    await expect.poll(() => countWaiting(server.database)).toBe(pagesPool);
    expect(statuses(await Promise.all(cids.map((cid) => report(node, cid, { code: '10' }))))).toEqual([200]);
    expect((await get('/ready', '')).status).toBe(200);
    expect(await countWaiting(server.database)).toBe(pagesPool);
    await hold?.release();
    hold = null;
    expect(statuses(await Promise.all(opened))).toEqual([200]);
  });
});

describe('too many at once', () => {
  it('OP-04 are refused with 503 before any work is done; callbacks, health and sockets are not', async () => {
    const [visitors, cids] = [await people(atOnce + 30), await someClicks(5)];
    await stallPages();
    const answered: Response[] = [];
    const opened = visitors.map(async ({ uhash }) => {
      const answer = await get('/api/app', uhash);
      answered.push(answer);
      return answer;
    });
    await expect.poll(() => answered.length).toBe(30);
    expect(statuses(answered)).toEqual([503]);
    expect(answered[0]?.headers.get('retry-after')).toBe('1');
    expect(await answered[0]?.json()).toMatchObject({ code: 'unavailable' });
    expect(answered[0]?.headers.get('x-content-type-options')).toBe('nosniff');

    const [visitor] = visitors;
    const page = await get('/surveys', visitor?.uhash ?? '', {
      accept: 'text/html',
      'accept-language': 'de',
    });
    expect([page.status, page.headers.get('retry-after'), page.headers.get('refresh')]).toEqual([
      503,
      '2',
      '2',
    ]);
    expect(await page.text()).toContain('<html lang="de"');
    for (const path of ['/go/some-click', '/healthy', '/ready/to-play']) {
      expect((await get(path, '', { accept: 'text/html' })).status, path).toBe(503);
    }

    expect((await get('/health', '')).status).toBe(200);
    (await openPanel(node)).end();
    expect(statuses(await Promise.all(cids.map((cid) => report(node, cid, { code: '10' }))))).toEqual([200]);
    expect(node.logged.filter((line) => line.includes('Overloaded'))).toHaveLength(1);

    await hold?.release();
    hold = null;
    const served = (await Promise.all(opened)).filter(({ status }) => status === 200);
    expect(served).toHaveLength(atOnce);
    expect((await get('/api/app', visitor?.uhash ?? '')).status).toBe(200);
  });

  it('OP-04 are not what a busy hour is: 256 lists at once are all served', async () => {
    // With the limit that a node has unless told otherwise.
    const visitors = await people(256);
    const lists = visitors.map(({ uhash }) => get('/api/surveys', uhash, {}, server));
    expect(statuses(await Promise.all(lists))).toEqual([200]);
  });
});
