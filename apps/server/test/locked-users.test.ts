// Somebody's row is held by another transaction: reports about them are answered with a retry, and nobody else's are.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '#store/engine/database.ts';
import { checkBooks } from '#store/money/books.ts';
import type { UserRecord } from '#store/people/users.ts';
import type { AppRecord } from '#store/publishers/apps.ts';
import { clicks } from '#store/schema/clicks.ts';
import { anApp } from '#testing/apps.ts';
import { anOffer } from '#testing/offers.ts';
import { aUser } from '#testing/people.ts';
import { randomHash } from '#testing/random-hash.ts';
import { startedClick } from '#testing/settling.ts';
import { countWaiting, type Hold, holdUser } from './support/holds.ts';
import { network, openOfferOf, sendEvent, storeNetwork } from './support/offers.ts';
import { joinServer, type TestServer } from './support/server.ts';
import {
  anExchangeSurvey,
  balancesOf,
  exchange,
  report,
  startSupplierServer,
  supplierId,
} from './support/survey-clicks.ts';

const clicksEach = 4;

let server: TestServer;
let node: TestServer;
let database: Database;
let callbackDatabase: Database;
let people: UserRecord[];
const holds: Hold[] = [];
beforeAll(async () => {
  server = await startSupplierServer();
  // More patient than a node is: on a busy machine those who are not held take their time too.
  const patience = {
    ...{ connectionString: server.connectionString, connectTimeoutMs: 12_000, queryTimeoutMs: 12_000 },
  };
  database = openDatabase(patience, { warn() {} });
  callbackDatabase = openDatabase({ ...patience, poolSize: 8 }, { warn() {} });
  await storeNetwork(server.database.db);
  node = await joinServer(server, {
    ...{ database, callbackDatabase, suppliers: new Map([[supplierId, exchange]]) },
    networks: new Map([[network.id, network]]),
  });
});
afterAll(async () => {
  await node.stop();
  await Promise.all([database.close(), callbackDatabase.close()]);
  await server.stop();
});
beforeEach(async () => {
  const app: AppRecord = await anApp(server.database.db);
  people = await Promise.all(Array.from({ length: 50 }, () => aUser(server.database.db, app)));
});
afterEach(async () => {
  await Promise.all(holds.splice(0).map((hold) => hold.release()));
  expect(await checkBooks(server.database.db)).toEqual([]);
});

const hold = async (user: UserRecord) => {
  const held = await holdUser(server.connectionString, user);
  holds.push(held);
  return held;
};

/** Several clicks of each person; people in turn, as reports really come. */
async function clicksOf(owners: readonly UserRecord[], each = clicksEach) {
  const rows: { user: UserRecord; cid: string }[] = [];
  for (let nth = 0; nth < each; nth += 1) {
    const survey = await anExchangeSurvey(server);
    const opened = owners.map((user) => ({ user, click: startedClick(user, survey) }));
    await server.database.db.insert(clicks).values(opened.map(({ click }) => click));
    rows.push(...opened.map(({ user, click }) => ({ user, cid: click.cid })));
  }
  return rows;
}

async function reportAll(sent: readonly { user: UserRecord; cid: string }[]) {
  return await Promise.all(
    sent.map(async ({ user, cid }) => ({ user, ...(await report(node, cid, { code: '10' })) })),
  );
}

describe('a person whom another transaction holds', () => {
  it('SV-04 keeps nobody else waiting: only reports about them are answered 503', async () => {
    const [held, ...others] = people as [UserRecord, ...UserRecord[]];
    const sent = await clicksOf(people);
    const { release } = await hold(held);

    const answers = await reportAll(sent);
    const statusesOf = (wanted: readonly UserRecord[]) =>
      answers.filter(({ user }) => wanted.includes(user)).map(({ status }) => status);
    expect(new Set(statusesOf(others))).toEqual(new Set([200]));
    expect(new Set(statusesOf([held]))).toEqual(new Set([503]));
    const [refused] = answers.filter(({ status }) => status === 503);
    expect(refused?.headers.get('retry-after')).toBe('1');

    holds.pop();
    await release();
    const again = await reportAll(sent.filter(({ user }) => user === held));
    expect(new Set(again.map(({ status }) => status))).toEqual(new Set([200]));
    for (const user of [held, ...others.slice(0, 3)])
      expect(await balancesOf(server, { user })).toEqual({ user: 500n * BigInt(clicksEach) });
  });

  it('SV-04 takes one connection with all events of their offers, and reports about others are taken', async () => {
    const [held, ...others] = people as [UserRecord, ...UserRecord[]];
    const click = await openOfferOf(node, held, await anOffer(server.database.db));
    const sent = await clicksOf(others, 1);
    await hold(held);

    const events = Array.from({ length: 16 }, () => sendEvent(node, click));
    await expect.poll(() => countWaiting(server.database)).toBe(1);
    const answers = await reportAll(sent);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await fetch(`${node.url}/ready`)).status).toBe(200);
    expect(new Set((await Promise.all(events)).map(({ status }) => status))).toEqual(new Set([503]));
  });

  it('SV-04 does not slow down those who come while they are still held', async () => {
    const [held, second] = people as [UserRecord, UserRecord];
    const [first, ...rounds] = [
      await clicksOf([held, second], 1),
      await clicksOf(people, 1),
      await clicksOf(people, 1),
      await clicksOf(people, 1),
    ];
    await hold(held);
    await hold(second);
    // Found out once, they are known for a while.
    expect((await reportAll(first)).map(({ status }) => status)).toEqual([503, 503]);
    const [claim, answers] = await Promise.all([
      node.call('bonuses/post-bonus-claim', { as: held.uhash, body: {} }),
      Promise.all(rounds.map(reportAll)),
    ]);
    expect([claim.status, claim.headers.get('retry-after')]).toEqual([503, '1']);
    for (const { user, status } of answers.flat())
      expect([user.id, status]).toEqual([user.id, user === held || user === second ? 503 : 200]);
  });

  it('SV-04 is credited when they are let go in time, without another report', async () => {
    const [held] = people as [UserRecord];
    const [sent] = await clicksOf([held], 1);
    const { release } = await hold(held);
    const answer = report(node, sent?.cid ?? '', { code: '10', transaction: randomHash() });
    await expect.poll(() => countWaiting(server.database), { interval: 20 }).toBeGreaterThan(0);
    holds.pop();
    await release();
    expect((await answer).status).toBe(200);
    expect(await balancesOf(server, { user: held })).toEqual({ user: 500n });
  });
});
