// Operators connect, change and pause accounts at suppliers; every node follows, and secrets are in no answer and no log.
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { postbackSender } from '#adapters/postbacks/sender.ts';
import { checkSuppliers } from '#jobs/check-suppliers.ts';
import { inventoryJobs } from '#jobs/inventory-jobs.ts';
import { hasInventory } from '#ports/supplier.ts';
import { createLog } from '#request/log.ts';
import { audit_events } from '#store/schema/audit-events.ts';
import { set_aside_reports } from '#store/schema/set-aside-reports.ts';
import { supplier_accounts } from '#store/schema/supplier-accounts.ts';
import { unknown_codes } from '#store/schema/supplier-counts.ts';
import { surveys } from '#store/schema/surveys.ts';
import { anApp } from '#testing/apps.ts';
import { aUser } from '#testing/people.ts';
import { randomHash } from '#testing/random-hash.ts';
import { aStartedClick } from '#testing/settling.ts';
import { aSurvey } from '#testing/surveys.ts';
import { hours, noon } from './support/clock.ts';
import {
  aProject,
  type HostileSupplier,
  page,
  startHostileSupplier,
  status,
} from './support/hostile/hostile-supplier.ts';
import { listedIn } from './support/listed.ts';
import { joinServer, startServer, type TestServer } from './support/server.ts';
import { balancesOf, post, sign } from './support/survey-clicks.ts';
import { testKind } from './support/test-kind.ts';

const reason = 'Agreed with the exchange.';
const secrets = { api_key: 'sesame-of-the-feed', signing_key: 'sesame-of-the-reports' };

let hostile: HostileSupplier;
let first: TestServer;
let second: TestServer;
/** All that was answered. */
const answers: string[] = [];
beforeAll(async () => {
  [hostile, first] = await Promise.all([startHostileSupplier(), startServer({ kinds: [testKind] })]);
  second = await joinServer(first, { kinds: [testKind] });
});
afterAll(async () => {
  await second.stop();
  await Promise.all([first.stop(), hostile.stop()]);
});

let ids = 0;
let id = '';
beforeEach(() => {
  ids += 1;
  id = `exchange-${ids}`;
});

type Name = Parameters<TestServer['operate']>[0];
async function ask(name: Name, asked: Parameters<TestServer['operate']>[1] = {}, server = first) {
  const answer = await server.operate(name, asked);
  answers.push(JSON.stringify(answer.body));
  return answer;
}

const connect = (given: object = {}, server = first) =>
  ask(
    'console/suppliers/post-suppliers',
    {
      body: {
        ...{ id, kind: testKind.kind, name: 'An exchange', settings: { base: hostile.url }, secrets, reason },
        ...given,
      },
    },
    server,
  );
const change = (body: object) =>
  ask('console/suppliers/put-suppliers', { params: { id }, body: { reason, ...body } });
const seen = async (server = first) => {
  const { body } = await ask('console/suppliers/get-suppliers', {}, server);
  const list = body.suppliers as { id: string; version: number }[];
  return list.find((supplier) => supplier.id === id);
};

/** One run of the job that reads its list, on the second node. */
async function read(): Promise<void> {
  const supplier = second.supply.suppliers.get(id);
  const [job] = inventoryJobs(supplier && hasInventory(supplier) ? [supplier] : [], {
    ...{ database: second.database, now: () => noon, everyMs: 1 },
    isLive: (one) => second.supply.isLive(one),
    log: createLog('silent'),
  });
  await job?.run(new AbortController().signal);
}

/** One run of the job that measures suppliers. */
const checkAt = (now: Date) =>
  checkSuppliers(
    {
      database: first.database,
      supply: first.supply,
      everyMs: 60_000,
      log: createLog('silent'),
      now: () => now,
    },
    new AbortController().signal,
  );

const report = (server: TestServer, cid: string, key = secrets.signing_key) => {
  const message = JSON.stringify({ transaction: randomHash(), rid: cid, code: '10' });
  return post(server, message, { 'x-signature': sign(message, key) }, id);
};

async function someoneInASurvey() {
  const { db } = first.database;
  const app = await anApp(db, { requires_security_hash: false });
  const [user, another] = [await aUser(db, app), await aUser(db, app)];
  const survey = await aSurvey(db, { supplier_id: id });
  const listed = async () => {
    await first.inventory.catchUp();
    const { body } = await first.call('surveys/get-surveys', { as: another.uhash });
    return listedIn(body).some(({ hash }) => hash === survey.hash);
  };
  return { user, listed, cid: await aStartedClick(db, user, survey) };
}

describe('SV-01 an account at a supplier', () => {
  it('SV-01 works on every node as soon as it is connected', async () => {
    const { status: answered, body } = await connect();
    expect(answered).toBe(200);
    expect(body.supplier).toMatchObject({
      ...{ id, kind: 'test-exchange', title: testKind.title, supplies: 'surveys', status: 'live' },
      ...{ settings: { base: hostile.url }, secrets_set: ['api_key', 'signing_key'], version: 1 },
      ...{ fault: null, feed: null, callback_url: `${first.url}/callbacks/${id}` },
    });
    expect((await report(second, 'any')).status).toBe(404);
    await second.supply.follow();

    hostile.behave(page([aProject(1)], 'a'));
    await read();
    const { db } = first.database;
    const stored = await db.select().from(surveys).where(eq(surveys.supplier_id, id));
    expect(stored).toMatchObject([{ conversion: 0.5 }]);
    expect(await seen(second)).toMatchObject({ feed: { read_at: noon.toISOString(), open_rows: 1 } });

    const { cid, user } = await someoneInASurvey();
    expect((await report(second, cid)).status).toBe(200);
    expect(await balancesOf(second, { user })).toMatchObject({ user: 500n });
  });

  it('SV-01 can be changed in part; what is not given stays', async () => {
    await connect();
    const { body } = await change({ version: 1, name: 'Renamed', secrets: { signing_key: 'sesame-anew' } });
    expect(body.supplier).toMatchObject({
      ...{ name: 'Renamed', version: 2, settings: { base: hostile.url } },
      secrets_set: ['api_key', 'signing_key'],
    });
    await second.supply.follow();
    const { cid } = await someoneInASurvey();
    for (const server of [first, second]) {
      expect((await report(server, cid)).status).toBe(401);
      expect((await report(server, cid, 'sesame-anew')).status).toBe(200);
    }
  });

  it('SV-01 that is paused is neither read nor shown, and its reports still count', async () => {
    await connect();
    const { cid, user, listed } = await someoneInASurvey();
    expect(await listed()).toBe(true);
    expect((await change({ version: 1, status: 'paused' })).body).toMatchObject({
      supplier: { status: 'paused', version: 2 },
    });
    await second.supply.follow();
    expect(await listed()).toBe(false);
    hostile.behave(page([aProject(1)], 'a'));
    await read();
    expect(hostile.asked).toEqual([]);
    expect((await report(second, cid)).status).toBe(200);
    expect(await balancesOf(first, { user })).toMatchObject({ user: 500n });

    await change({ version: 2, status: 'live' });
    await second.supply.follow();
    expect(await listed()).toBe(true);
    await read();
    expect(hostile.asked).toEqual([null]);
  });

  it('SP-05 SV-01 that is silent is paused by its health on every node, until an operator resumes it', async () => {
    await connect();
    const { cid, user, listed } = await someoneInASurvey();
    for (let start = 0; start < 200; start += 1) first.supplierCounts.count(id, 'starts', hours(-2));
    await first.supplierCounts.write();
    await checkAt(noon);
    expect(await seen()).toMatchObject({ status: 'live', version: 1 });
    await checkAt(hours(0.1));
    expect(await seen()).toMatchObject({ status: 'paused', version: 2 });
    await second.supply.follow();
    expect(await listed()).toBe(false);
    hostile.behave(page([aProject(1)], 'a'));
    await read();
    expect(hostile.asked).toEqual([]);
    // What an operator has not seen is not undone by a change of something else.
    expect((await change({ version: 1, name: 'Renamed' })).status).toBe(409);
    expect((await report(second, cid)).status).toBe(200);
    expect(await balancesOf(first, { user })).toMatchObject({ user: 500n });

    await ask('console/suppliers/put-suppliers-pause', { params: { id }, body: { paused: false, reason } });
    await second.supply.follow();
    await checkAt(hours(0.2));
    expect(await seen()).toMatchObject({ status: 'live', version: 3 });
    expect(await listed()).toBe(true);
    await read();
    expect(hostile.asked).toEqual([null]);
  });

  it('SV-01 is not changed by somebody who has not seen the last change', async () => {
    await connect();
    await change({ version: 1, name: 'Of the first' });
    expect((await change({ version: 1, name: 'Of the second' })).status).toBe(409);
    const both = await Promise.all(['a', 'b'].map((name) => change({ version: 2, name })));
    expect(both.map(({ status: answered }) => answered).sort()).toEqual([200, 409]);
    expect(await seen()).toMatchObject({ version: 3 });
  });

  it('SV-01 is audited with the names of its secrets', async () => {
    await connect();
    await change({ version: 1, status: 'paused', secrets: { api_key: 'sesame-for-the-audit' } });
    const events = await first.database.db
      .select()
      .from(audit_events)
      .where(sql`${audit_events.what} like ${`supplier ${id} %`}`)
      .orderBy(audit_events.id);
    expect(events).toMatchObject([
      { what: `supplier ${id} connected`, by: 'operator-key', reason },
      {
        what: `supplier ${id} paused`,
        changes: [
          { field: 'status', old: 'live', new: 'paused' },
          { field: 'secret api_key', old: null, new: 'changed' },
        ],
      },
    ]);
    expect(JSON.stringify(events)).not.toContain('sesame');
  });
});

describe('SV-01 a mistake in an account', () => {
  it('SV-01 is named by a pointer to the field, and nothing is stored', async () => {
    const settings = { base: 'exchange', minutes: 90, 'a/b': 1 };
    const { status: answered, body } = await connect({ settings, secrets: { api_key: 'sesame-1' } });
    expect(answered).toBe(422);
    expect(Object.keys(body.errors as object).sort()).toEqual([
      '/secrets/signing_key',
      '/settings',
      '/settings/base',
      '/settings/minutes',
    ]);
    expect(await seen()).toBeUndefined();
  });

  it('SV-01 in a change leaves the account as it was', async () => {
    await connect();
    const { status: answered, body } = await change({ version: 1, secrets: { signing_key: null } });
    expect([answered, Object.keys(body.errors as object)]).toEqual([422, ['/secrets/signing_key']]);
    expect(await seen()).toMatchObject({ version: 1, fault: null });
    const { cid } = await someoneInASurvey();
    expect((await report(first, cid)).status).toBe(200);
  });

  it('SV-01 such as an unknown kind or an id that is taken is refused', async () => {
    expect((await connect({ kind: 'telepathy' })).body).toMatchObject({
      errors: { '/kind': expect.anything() },
    });
    expect((await connect()).status).toBe(200);
    expect((await connect()).status).toBe(409);
    await aSurvey(first.database.db);
    expect((await connect({ id: 'a-supplier' })).status).toBe(409);
  });

  it.each([
    ['http://127.0.0.1:1', 'not https'],
    ['https://127.0.0.1:1', 'not public'],
    ['https://10.1.2.3/api', 'not public'],
    ['https://[::1]/', 'not public'],
    ['https://name:word@192.0.2.1/', 'user name'],
  ])('SV-01 such as the address %s is refused outside of development', async (base, problem) => {
    const strict = postbackSender({ loopback: false });
    const server = await joinServer(first, { kinds: [testKind], postbackSender: strict });
    try {
      const { status: answered, body } = await connect({ settings: { base } }, server);
      expect(answered).toBe(422);
      expect(body.errors).toEqual({ '/settings/base': [expect.stringContaining(problem)] });
    } finally {
      await server.stop();
      await strict.close();
    }
  });

  it('SV-01 that a new version of the server finds hinders no other account, and its reports are asked for again', async () => {
    await connect();
    const { cid, user } = await someoneInASurvey();
    await first.database.db
      .update(supplier_accounts)
      .set({ settings: { base: 'of-another-time' }, version: 2 })
      .where(eq(supplier_accounts.id, id));
    const broken = id;
    id = `${broken}-beside`;
    await connect();
    const beside = await someoneInASurvey();
    expect((await report(first, beside.cid)).status).toBe(200);

    id = broken;
    expect(await seen()).toMatchObject({ fault: expect.stringMatching(/^base: /), version: 2 });
    const refused = await report(first, cid);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1']);
    expect(first.logged.filter((line) => line.includes('An account at a supplier cannot'))).toHaveLength(1);

    await change({ version: 2, settings: { base: hostile.url } });
    expect(await seen()).toMatchObject({ fault: null, version: 3 });
    expect((await report(first, cid)).status).toBe(200);
    expect(await balancesOf(first, { user })).toMatchObject({ user: 500n });
  });
});

describe('SV-01 what operators see of a supplier', () => {
  it('SV-01 which kinds there are, with a schema of their settings', async () => {
    expect((await ask('console/suppliers/get-supplier-kinds')).body).toMatchObject({
      kinds: [
        {
          ...{ kind: 'test-exchange', title: testKind.title, supplies: 'surveys' },
          settings: { type: 'object', required: ['base'], properties: { minutes: { maximum: 60 } } },
          secrets: [
            { name: 'api_key', required: true },
            { name: 'signing_key', required: true },
          ],
        },
      ],
    });
  });

  it('SV-01 a doubted list, which they can declare right', async () => {
    await connect();
    await second.supply.follow();
    hostile.behave(page([aProject(1)], 'a'));
    await read();
    const waive = () =>
      ask('console/suppliers/post-suppliers-waive-doubt', { params: { id }, body: { reason } });
    expect((await waive()).status).toBe(409);
    hostile.behave(status(410), page([], 'b'));
    await read();
    expect(await seen()).toMatchObject({
      feed: { doubted_at: noon.toISOString(), doubt: expect.stringContaining('1 rows'), open_rows: 1 },
    });
    expect((await waive()).body).toMatchObject({ supplier: { feed: { doubt_waived: true } } });
    hostile.behave(status(410), page([], 'b'));
    await read();
    expect(await seen()).toMatchObject({ feed: { doubted_at: null, doubt_waived: false, open_rows: 0 } });
  });

  it('SV-01 rows, codes and messages that could not be used', async () => {
    await connect();
    await second.supply.follow();
    hostile.behave(page([{ project: 'x' }], 'a'));
    await read();
    const { db } = first.database;
    const at = { first_at: noon, last_at: noon };
    await db.insert(unknown_codes).values({ supplier_id: id, code: '77', times: 3, ...at });
    await db.insert(set_aside_reports).values({
      ...{ supplier_id: id, kind: 'unreadable', reason: 'code: expected a string', digest: randomHash() },
      ...{ body: Buffer.from('{"rid":"sesame-of-a-person"}'), received_at: noon },
    });
    const params = { id };
    expect((await ask('console/suppliers/get-suppliers-unread-rows', { params })).body).toMatchObject({
      rows: [{ ref: null, sample: '{"project":"x"}', times: 1, last_at: noon.toISOString() }],
    });
    expect((await ask('console/suppliers/get-suppliers-unknown-codes', { params })).body).toMatchObject({
      codes: [{ code: '77', times: 3 }],
    });
    expect((await ask('console/suppliers/get-suppliers-set-aside', { params })).body).toMatchObject({
      reports: [{ kind: 'unreadable', reason: 'code: expected a string', bytes: 28, reviewed_at: null }],
    });
  });

  it('SV-01 never a secret: not in an answer, not in a log, and not in the table', async () => {
    await connect();
    const rows = await first.database.db.select().from(supplier_accounts);
    const stored = rows.map((row) => `${JSON.stringify(row.settings)}${Buffer.from(row.secrets)}`);
    expect([...answers, ...first.logged, ...second.logged, ...stored].join('\n')).not.toContain('sesame');
  });
});
