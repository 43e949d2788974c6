// A database that is far away or slow: every request is answered in about the time of one time-out, however many
// queries it takes, and what goes on behind a 503 counts once or not at all.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '#store/engine/database.ts';
import { checkBooks } from '#store/money/books.ts';
import type { AppRecord } from '#store/publishers/apps.ts';
import { clicks } from '#store/schema/clicks.ts';
import { phone_codes } from '#store/schema/phone-codes.ts';
import { anApp } from '#testing/apps.ts';
import { type DatabaseProxy, startDatabaseProxy } from '#testing/network/database-proxy.ts';
import { aUser } from '#testing/people.ts';
import { randomHash } from '#testing/random-hash.ts';
import { startedClick } from '#testing/settling.ts';
import type { SurveyRecord } from '#testing/surveys.ts';
import { holdTable } from './support/holds.ts';
import { aNumber, somePhones } from './support/phones.ts';
import { joinServer, type TestServer } from './support/server.ts';
import {
  anExchangeSurvey,
  balancesOf,
  exchange,
  report,
  startSupplierServer,
  supplierId,
} from './support/survey-clicks.ts';

/** A busy machine may be late; before there was one deadline for all of a request, it took five seconds and more. */
const promisedMs = 2_500;

let server: TestServer;
let node: TestServer;
let proxy: DatabaseProxy;
let database: Database;
let app: AppRecord;
let survey: SurveyRecord;
/** A provider of messages that takes its time. */
let sent: () => void = () => {};
const sending = new Promise<{ ref: string }>((done) => {
  sent = () => done({ ref: 'a-message' });
});
beforeAll(async () => {
  server = await startSupplierServer();
  proxy = await startDatabaseProxy(server.connectionString);
  database = openDatabase({ connectionString: proxy.connectionString }, { warn() {} });
  const sms = { ...somePhones(), send: () => sending };
  node = await joinServer(server, { database, sms, suppliers: new Map([[supplierId, exchange]]) });
  app = await anApp(server.database.db, { requires_security_hash: false });
  survey = await anExchangeSurvey(server);
  // Connected before the way becomes long, as a node is that has run for a while.
  await Promise.all(Array.from({ length: 20 }, () => database.db.execute('select pg_sleep(0.1)')));
});
afterAll(async () => {
  await node.stop();
  await database.close();
  await proxy.stop();
  await server.stop();
});

async function aClick() {
  const user = await aUser(server.database.db, app);
  const click = startedClick(user, survey);
  await server.database.db.insert(clicks).values(click);
  return { user, cid: click.cid };
}

async function timed(work: Promise<{ status: number; headers: Headers }>) {
  const begin = performance.now();
  const { status, headers } = await work;
  return { status, retryAfter: headers.get('retry-after'), ms: performance.now() - begin };
}

const open = (path: string, headers = {}) =>
  fetch(`${node.url}${path}`, { redirect: 'manual', headers: { accept: 'text/html', ...headers } });

describe('a long way to the database', () => {
  it('OP-04 answers every request within the deadline, each as a whole', async () => {
    const [{ user, cid }, reported] = [await aClick(), await aClick()];
    const as = user.uhash;
    proxy.delay(300);
    const requests: Record<string, Promise<{ status: number; headers: Headers }>> = {
      entry: node.call('app/get-app', { as: `${randomHash()}:${app.id}` }),
      list: node.call('surveys/get-surveys', { as }),
      qualification: node.call('qualification/post-qualification', {
        as,
        body: { survey: survey.hash, policy_optin: 1 },
      }),
      claim: node.call('bonuses/post-bonus-claim', { as, body: {} }),
      page: open(`/?app=${app.id}&uuid=${randomHash()}`),
      go: open(`/go/${cid}`),
      return: open(`/return/${supplierId}?${new URLSearchParams({ rid: cid, code: '10' })}`),
      callback: report(node, reported.cid, { code: '10' }),
      operators: node.operate('console/users/get-users', { query: { app: app.id, uuid: user.uuid } }),
    };
    const answers = await Promise.all(
      Object.entries(requests).map(async ([name, work]) => ({ name, ...(await timed(work)) })),
    );
    proxy.mend();
    expect(answers.filter(({ ms }) => ms > promisedMs)).toEqual([]);
    for (const { name, status, retryAfter } of answers.filter(
      ({ status }) => status !== 200 && status !== 302,
    ))
      expect([name, status, retryAfter]).toEqual([name, 503, expect.stringMatching(/^[12]$/)]);
    const statusOf = (wanted: string) => answers.find(({ name }) => name === wanted)?.status;
    expect([statusOf('entry'), statusOf('go')]).toEqual([503, 503]);
    // In-app browsers show a page of their own in place of a 503; the panel says what is wrong.
    expect(statusOf('page')).toBe(200);
  });

  it('SV-04 counts what was committed behind a 503 once, when the report comes again', async () => {
    const { user, cid } = await aClick();
    const completed = { code: '10', transaction: randomHash() };
    proxy.delay(700);
    expect((await report(node, cid, completed)).status).toBe(503);
    proxy.mend();
    await expect.poll(() => report(node, cid, completed).then(({ status }) => status)).toBe(200);
    expect(await balancesOf(server, { user })).toEqual({ user: 500n });
    expect(await checkBooks(server.database.db)).toEqual([]);
    // What ends late sends nothing more; Fastify would say so, with the whole address.
    expect(node.logged.filter((line) => /already sent|reply\.sent/.test(line))).toEqual([]);
  });
});

describe('a call that waits for somebody outside', () => {
  it('OP-04 is not cut off by the deadline of the others', async () => {
    const phoned = await anApp(server.database.db, { requires_security_hash: false, requires_phone: true });
    const { uhash: as } = await aUser(server.database.db, phoned);
    const body = { phone: aNumber(), cp: false };
    const verification = node.call('verification/post-verification-sms', { as, body });
    await expect.poll(() => server.database.db.select().from(phone_codes)).toHaveLength(1);
    // The deadline passes for somebody who came later.
    const hold = await holdTable(server.connectionString, 'bonuses');
    expect((await node.call('app/get-app', { as: `${randomHash()}:${app.id}` })).status).toBe(503);
    await hold.release();
    sent();
    expect((await verification).status).toBe(200);
  });
});
