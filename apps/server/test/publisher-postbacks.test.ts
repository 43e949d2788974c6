// Publishers look at their postbacks, send them again, and test and change where they are sent (PB-03).
import type { PostbackBody } from '@earnwall/postbacks/body';
import { postbackTypes } from '@earnwall/postbacks/postback';
import { verifyMessage } from '@earnwall/postbacks/signature';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { postbackSender } from '#adapters/postbacks/sender.ts';
import { type Deliveries, startDeliveries } from '#publishers/delivery/deliveries.ts';
import { createLog } from '#request/log.ts';
import type { UserRecord } from '#store/people/users.ts';
import type { AppRecord } from '#store/publishers/apps.ts';
import { anApiKey } from '#testing/api-keys.ts';
import { anApp } from '#testing/apps.ts';
import { creditByOperator } from '#testing/ledger.ts';
import { aUser } from '#testing/people.ts';
import { anEndpoint, endpointOf, postbacksIn } from '#testing/postbacks.ts';
import { answers, type Receiver, startReceiver } from '#testing/receiver.ts';
import { startServer, type TestServer } from './support/server.ts';

let server: TestServer;
let deliveries: Deliveries;
let receiver: Receiver;
let app: AppRecord;
let alice: UserRecord;
let key: string;
const sender = postbackSender({ loopback: true, limitMs: 1_000 });

beforeAll(async () => {
  const postbacks = { wake: (app_id: string) => deliveries.wake(app_id) };
  server = await startServer({ postbackSender: sender, postbacks, now: () => new Date() });
  const tools = { database: server.database, sender, log: createLog('silent'), now: () => new Date() };
  deliveries = startDeliveries(tools);
});
afterAll(async () => {
  await deliveries.stop();
  await sender.close();
  await server.stop();
});
beforeEach(async () => {
  receiver = await startReceiver();
  app = await anApp(server.database.db, { name: 'Pixel Quest' });
  alice = await aUser(server.database.db, app, 'alice');
  key = await anApiKey(server.database.db, app);
  return async () => {
    await receiver.stop();
    // Another test's receiver may get the same port.
    await server.database.db.execute(sql`delete from postback_queue where app_id = ${app.id}`);
  };
});

const ask: TestServer['publish'] = (name, asked = {}) => server.publish(name, { as: key, ...asked });
const credit = (amount: bigint, at = new Date()) =>
  creditByOperator(server.database, app, alice, { kind: 'bonus', reason: 'A gift', amount, at });
const statesOf = async () => (await postbacksIn(server.database.db, app)).map(({ state }) => state);
const shown = async (query: Record<string, string> = {}) => {
  const { body } = await ask('publisher/postbacks/get-postbacks', { query });
  return body.postbacks as { transaction_id: string; amount: number; state: string }[];
};
const delivered = (count: number) =>
  expect.poll(async () => (await statesOf()).filter((state) => state === 'delivered').length).toBe(count);
const setUp = { form: 'json', ordered: false, contact_email: 'ops@pixel-quest.example' };

describe('the endpoint', () => {
  it('PB-03 is set by its publisher, and its secret shown once', async () => {
    expect((await ask('publisher/endpoint/get-endpoint')).status).toBe(404);
    const { status, body } = await ask('publisher/endpoint/put-endpoint', {
      body: { ...setUp, url: receiver.url },
    });
    expect(status).toBe(200);
    const secret = String(body.secret);
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const again = await ask('publisher/endpoint/put-endpoint', {
      body: { ...setUp, url: `${receiver.url}/2` },
    });
    expect(again.body).toMatchObject({
      secret: null,
      endpoint: { url: `${receiver.url}/2`, state: 'on', secret_end: secret.slice(-4), waiting: 0, dead: 0 },
    });
    expect(JSON.stringify([again.body, server.logged])).not.toContain(secret.slice(6, -4));
    const { rows } = await server.database.db.execute(
      sql`select what, by from audit_events where kind = 'change' and app_id = ${app.id} order by id`,
    );
    expect(rows[0]).toEqual({
      what: `postbacks are sent to ${new URL(receiver.url).host} in the form json`,
      by: `api:${key.slice(0, 12)}`,
    });
  });

  it.each([
    ['not an address', 'json', 'pixel-quest.example'],
    ['not http', 'json', 'ftp://127.0.0.1/'],
    ['private', 'json', 'https://10.0.0.1/postbacks'],
    ['private, in another spelling', 'json', 'https://0xa000001/postbacks'],
    ['link-local', 'json', 'https://169.254.169.254/latest/meta-data'],
    ['private in IPv6', 'json', 'https://[fd00::1]/'],
    ['mapped', 'json', 'https://[::ffff:10.0.0.1]/'],
    ['with credentials', 'json', 'https://a:b@127.0.0.1/'],
    ['a macro in the wrong form', 'json', 'http://127.0.0.1/?u={user_id}'],
    ['an unknown macro', 'get', 'http://127.0.0.1/?u={user_id}&t={transaction_id}&r={reward}&x={coins}'],
    ['no macro for the transaction', 'get', 'http://127.0.0.1/?u={user_id}&r={reward}'],
    ['a private address with macros', 'get', 'https://10.0.0.1/?u={user_id}&t={transaction_id}&r={reward}'],
  ])('PB-02 is refused where its address is %s', async (_, form, url) => {
    const { status, body } = await ask('publisher/endpoint/put-endpoint', { body: { ...setUp, form, url } });
    expect([status, body.code]).toEqual([422, 'unprocessable']);
    expect(body.errors).toEqual({ url: [expect.stringMatching(/./)] });
    expect(await endpointOf(server.database.db, app)).toBeUndefined();
  });

  it('PB-02 has two live secrets while they are rotated', async () => {
    await anEndpoint(server.database.db, app, { url: receiver.url });
    const before = (await endpointOf(server.database.db, app))?.secret ?? '';
    const { body } = await ask('publisher/endpoint/post-endpoint-rotation', { body: { overlap_hours: 2 } });
    await credit(5n);
    deliveries.wake(app.id);
    await delivered(1);
    const [message] = receiver.received;
    if (!message) throw new Error('Nothing was received');
    for (const secret of [before, String(body.secret)])
      expect(verifyMessage(message, [secret], new Date())).toBe('ok');
  });

  it('PB-03 can be paused, and goes on with all that waited', async () => {
    await anEndpoint(server.database.db, app, { url: receiver.url });
    await ask('publisher/endpoint/put-endpoint-state', { body: { state: 'paused' } });
    await credit(5n);
    deliveries.wake(app.id);
    const { body } = await ask('publisher/endpoint/get-endpoint');
    expect(body.endpoint).toMatchObject({ state: 'paused', waiting: 1 });
    expect(receiver.received).toEqual([]);
    await ask('publisher/endpoint/put-endpoint-state', { body: { state: 'on' } });
    await delivered(1);
  });

  it('PB-02 at a new address has three days of its own', async () => {
    const failing_since = new Date('2026-03-10T12:00:00Z');
    await anEndpoint(server.database.db, app, { url: receiver.url, failing_since });
    const save = (url: string) => ask('publisher/endpoint/put-endpoint', { body: { ...setUp, url } });
    const since = async (url: string) => (await save(url)).body.endpoint;
    expect(await since(receiver.url)).toMatchObject({ failing_since: failing_since.toISOString() });
    expect(await since(`${receiver.url}/2`)).toMatchObject({ failing_since: null });
  });

  it('PB-03 is set by operators as well', async () => {
    const params = { app: app.id };
    const reason = 'Asked for by Pixel Quest';
    const body = { ...setUp, url: receiver.url, reason };
    const set = await server.operate('console/endpoint/put-apps-endpoint', { params, body });
    expect(set.body.secret).toMatch(/^whsec_/);
    const nobody = { params: { app: 'nobody' }, body };
    expect((await server.operate('console/endpoint/put-apps-endpoint', nobody)).status).toBe(404);
    const rotation = { params, body: { reason } };
    const rotated = await server.operate('console/endpoint/post-apps-endpoint-rotation', rotation);
    expect(rotated.body.secret).not.toBe(set.body.secret);
    const paused = { params, body: { state: 'paused', reason } };
    await server.operate('console/endpoint/put-apps-endpoint-state', paused);
    const { body: now } = await server.operate('console/endpoint/get-apps-endpoint', { params });
    expect(now.endpoint).toMatchObject({ state: 'paused', previous_secret_until: expect.any(String) });
  });
});

describe('postbacks', () => {
  it('PB-03 are listed with their attempts, the newest first, page by page', async () => {
    await anEndpoint(server.database.db, app, { url: receiver.url });
    receiver.behave((response, _, index) => response.writeHead(index === 0 ? 500 : 200).end('thanks'));
    await credit(1n, new Date('2026-03-10T12:00:00Z'));
    deliveries.wake(app.id);
    await expect.poll(() => receiver.received.length).toBe(1);
    await credit(2n, new Date('2026-03-11T12:00:00Z'));
    await credit(3n, new Date('2026-03-12T12:00:00Z'));
    deliveries.wake(app.id);
    await delivered(2);
    const all = await shown();
    expect(all.map(({ amount, state }) => [amount, state])).toEqual([
      [3, 'delivered'],
      [2, 'delivered'],
      [1, 'waiting'],
    ]);
    expect(all[2]).toMatchObject({
      ...{ type: 'bonus', user_id: 'alice', test: false, settled_at: null, next_at: expect.any(String) },
      attempts: [{ status: 500, failure: 'HTTP 500', answer: 'thanks', url: receiver.url }],
    });
    const last = all[0]?.transaction_id ?? '';
    expect(await shown({ before: last, limit: '1' })).toEqual([all[1]]);
    expect(await shown({ state: 'waiting' })).toEqual([all[2]]);
    expect(await shown({ from: '2026-03-11T00:00:00Z', to: '2026-03-12T00:00:00Z' })).toEqual([all[1]]);
    expect(await shown({ user_id: 'bob' })).toEqual([]);
    expect(await shown({ type: 'reversal' })).toEqual([]);
  });

  it('PB-03 are shown as they would be sent, and to their own app alone', async () => {
    await credit(5n);
    const [one] = await shown();
    const params = { id: one?.transaction_id ?? '' };
    expect((await ask('publisher/postbacks/get-postback', { params })).body).toMatchObject({
      postback: { state: 'unsent', attempts: [] },
      request: null,
    });
    await anEndpoint(server.database.db, app, { url: receiver.url });
    const { body } = await ask('publisher/postbacks/get-postback', { params });
    expect(body.request).toMatchObject({ method: 'POST', url: receiver.url });
    const other = await anApiKey(server.database.db, await anApp(server.database.db));
    expect((await ask('publisher/postbacks/get-postback', { as: other, params })).status).toBe(404);
    expect((await ask('publisher/postbacks/get-postback', { params: { id: 'tx_1' } })).status).toBe(404);
  });

  it('PB-03 one is sent again under its id, also after its delivery', async () => {
    await anEndpoint(server.database.db, app, { url: receiver.url });
    await credit(5n);
    deliveries.wake(app.id);
    await delivered(1);
    const [one] = await shown();
    const params = { id: one?.transaction_id ?? '' };
    const { body } = await ask('publisher/postbacks/post-postback-replay', { params });
    expect(body).toEqual({ queued: 1, next: null });
    await expect.poll(() => receiver.received.length).toBe(2);
    expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([params.id, params.id]);
    await expect.poll(async () => (await shown())[0]).toMatchObject({ attempts: [{}, {}] });
  });

  it('PB-03 those of a period are sent again', async () => {
    await anEndpoint(server.database.db, app, { url: receiver.url });
    for (const day of [10, 11, 12]) await credit(BigInt(day), new Date(`2026-03-${day}T12:00:00Z`));
    deliveries.wake(app.id);
    await delivered(3);
    const period = { from: '2026-03-11T00:00:00Z', to: '2026-03-13T00:00:00Z' };
    const { body } = await ask('publisher/postbacks/post-replay', { body: period });
    expect(body).toEqual({ queued: 2, next: null });
    await expect.poll(() => receiver.received.length).toBe(5);
    const amounts = receiver.received
      .slice(3)
      .map(({ body: text }) => (JSON.parse(text) as PostbackBody).data.amount);
    expect(amounts.sort()).toEqual([11, 12]);
  });

  it('PB-03 a period with more than one call takes is continued after the last one', async () => {
    await anEndpoint(server.database.db, app, { url: receiver.url });
    for (const day of [10, 11, 12]) await credit(BigInt(day), new Date(`2026-03-${day}T12:00:00Z`));
    deliveries.wake(app.id);
    await delivered(3);
    const first = (await shown()).find(({ amount }) => amount === 10);
    const period = { from: '2026-03-10T00:00:00Z', to: '2026-03-13T00:00:00Z' };
    const continued = { body: { ...period, after: first?.transaction_id } };
    expect((await ask('publisher/postbacks/post-replay', continued)).body).toEqual({ queued: 2, next: null });
    const unknown = { body: { ...period, after: `tx_${'0'.repeat(32)}` } };
    expect((await ask('publisher/postbacks/post-replay', unknown)).status).toBe(404);
  });

  it.each([
    ['without end', { from: '2026-03-11T00:00:00Z' }, 400],
    ['without beginning', { to: '2026-03-11T00:00:00Z' }, 400],
    ['backwards', { from: '2026-03-11T00:00:00Z', to: '2026-03-10T00:00:00Z' }, 422],
    ['of a year', { from: '2025-03-11T00:00:00Z', to: '2026-03-10T00:00:00Z' }, 422],
    ['of no time', { from: 'yesterday', to: 'today' }, 400],
  ])('PB-03 a period %s is refused, and nothing is sent', async (_, body, status) => {
    await anEndpoint(server.database.db, app, { url: receiver.url });
    await credit(5n);
    expect((await ask('publisher/postbacks/post-replay', { body })).status).toBe(status);
    expect(await statesOf()).toEqual(['due']);
  });

  it('PB-03 all that was not delivered since a moment is recovered', async () => {
    await credit(1n, new Date('2026-03-10T12:00:00Z'));
    await credit(2n, new Date('2026-03-12T12:00:00Z'));
    const since = { body: { since: '2026-03-11T00:00:00Z' } };
    expect((await ask('publisher/postbacks/post-recover', since)).status).toBe(404);
    await anEndpoint(server.database.db, app, { url: receiver.url });
    await credit(3n, new Date('2026-03-13T12:00:00Z'));
    await server.database.db.execute(sql`
      update postback_queue set due_at = now() + interval '1 day', tries = 8 where app_id = ${app.id}`);
    expect((await ask('publisher/postbacks/post-recover', since)).body).toEqual({ queued: 2, next: null });
    await delivered(2);
    expect(await statesOf()).toEqual(['unsent', 'delivered', 'delivered']);
  });

  it.each(postbackTypes)('PB-03 a test of the type %s is sent now, and nothing is stored', async (type) => {
    const { secret } = await anEndpoint(server.database.db, app, { url: receiver.url });
    receiver.behave((response) => response.writeHead(202).end('got it'));
    const { status, body } = await ask('publisher/postbacks/post-test', { body: { type, user_id: 'ü/1' } });
    expect([status, body.status, body.failure, body.answer]).toEqual([200, 202, null, 'got it']);
    const [message] = receiver.received;
    if (!message) throw new Error('Nothing was received');
    expect(verifyMessage(message, [secret], new Date())).toBe('ok');
    expect(JSON.parse(message.body)).toMatchObject({ type, data: { test: true, user_id: 'ü/1' } });
    expect(await statesOf()).toEqual([]);
  });

  it('PB-04 tests are limited, so that nobody makes a flood of requests by us', async () => {
    await anEndpoint(server.database.db, app, { url: receiver.url });
    const answered = await Promise.all(
      Array.from({ length: 35 }, () => ask('publisher/postbacks/post-test', { body: {} })),
    );
    const statuses = answered.map(({ status }) => status);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(4);
    expect(receiver.received.length).toBe(statuses.filter((status) => status === 200).length);
  });

  it('PB-03 a test says what failed', async () => {
    await anEndpoint(server.database.db, app, { url: receiver.url });
    receiver.behave(answers(500));
    const { status, body } = await ask('publisher/postbacks/post-test', { body: {} });
    expect([status, body.status, body.failure]).toEqual([200, 500, 'HTTP 500']);
  });
});
