// A database that takes no writes, as a standby or one that is being moved: what can be read is served.
import type { FirstPaint } from '@earnwall/contract/first-paint';
import { requestHeaders } from '@earnwall/contract/headers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '#store/engine/database.ts';
import type { UserRecord } from '#store/people/users.ts';
import type { AppRecord } from '#store/publishers/apps.ts';
import { clicks } from '#store/schema/clicks.ts';
import { anApp } from '#testing/apps.ts';
import { aUser } from '#testing/people.ts';
import { randomHash } from '#testing/random-hash.ts';
import { startedClick } from '#testing/settling.ts';
import type { SurveyRecord } from '#testing/surveys.ts';
import { joinServer, type TestServer } from './support/server.ts';
import { runSql } from './support/sql.ts';
import {
  anExchangeSurvey,
  exchange,
  report,
  startSupplierServer,
  supplierId,
} from './support/survey-clicks.ts';

let server: TestServer;
let node: TestServer;
let database: Database;
let app: AppRecord;
let alice: UserRecord;
let survey: SurveyRecord;
let cid: string;
beforeAll(async () => {
  server = await startSupplierServer();
  app = await anApp(server.database.db, { requires_security_hash: false });
  alice = await aUser(server.database.db, app);
  survey = await anExchangeSurvey(server);
  const click = startedClick(alice, await anExchangeSurvey(server));
  await server.database.db.insert(clicks).values(click);
  cid = click.cid;
  const { connectionString } = server;
  const name = new URL(connectionString).pathname.slice(1);
  await runSql(connectionString, `alter database ${name} set default_transaction_read_only = on`);
  database = openDatabase(
    { connectionString, connectTimeoutMs: 10_000, queryTimeoutMs: 10_000 },
    { warn() {} },
  );
  node = await joinServer(server, { database, suppliers: new Map([[supplierId, exchange]]) });
});
afterAll(async () => {
  await node.stop();
  await database.close();
  await server.stop();
});

// Another phone than last time would be noted at once.
const phone = { [requestHeaders.deviceManufacturer]: 'Acme', [requestHeaders.deviceModel]: 'One' };

describe('a database that takes no writes', () => {
  it('OP-04 lets people in who have an account, and shows them their list', async () => {
    const as = alice.uhash;
    for (const nth of [1, 2, 3]) {
      const entry = await node.call('app/get-app', { as, headers: phone });
      expect([nth, entry.status]).toEqual([nth, 200]);
    }
    const { status, body } = await node.call('surveys/get-surveys', { as });
    expect(status).toBe(200);
    expect(body.surveys).toMatchObject([{ hash: survey.hash }, {}]);
  });

  it('OP-04 paints the first page of people who have an account', async () => {
    const page = await fetch(`${node.url}/?uh=${alice.uhash}`, {
      headers: { accept: 'text/html', ...phone },
    });
    const [, json = '{}'] = /<script[^>]*>(.*)<\/script>/s.exec(await page.text()) ?? [];
    const paint: FirstPaint = JSON.parse(json);
    expect([page.status, paint.failure, paint.surveys?.result]).toEqual([200, null, 'success']);
  });

  it('OP-03 logs what could not be written, and not with every request', async () => {
    await Promise.all([1, 2, 3].map(() => node.call('app/get-app', { as: alice.uhash, headers: phone })));
    const said = node.logged.filter((line) => line.includes('A best-effort write failed'));
    expect(said).toHaveLength(1);
    expect(said[0]).toContain('read-only transaction');
  });

  it('SV-04 OP-04 answers writes with 503 and the time to come again', async () => {
    const as = alice.uhash;
    const answers = await Promise.all([
      node.call('app/get-app', { as: `${randomHash()}:${app.id}` }),
      node.call('qualification/post-qualification', { as, body: { survey: survey.hash, policy_optin: 1 } }),
      node.call('bonuses/post-bonus-claim', { as, body: {} }),
      report(node, cid, { code: '10' }),
    ]);
    const refusals = answers.map(({ status, headers }) => [status, headers.get('retry-after')]);
    expect(refusals).toEqual(refusals.map(() => [503, '1']));
  });
});
