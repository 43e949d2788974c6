// Postbacks in the console: the list, why one failed, sending again, and recovering what an outage has cost (CO-02).
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { ConsoleAnswerOf } from '@earnwall/contract/console-call-types';
import type { ConsoleCallName } from '@earnwall/contract/console-calls';
import { verifyMessage } from '@earnwall/postbacks/signature';
import { verifyAddress } from '@earnwall/postbacks/signed-address';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { postbackSender } from '#adapters/postbacks/sender.ts';
import { recoverPostbacksJob } from '#jobs/recover-postbacks.ts';
import { type Deliveries, startDeliveries } from '#publishers/delivery/deliveries.ts';
import { createLog } from '#request/log.ts';
import type { UserRecord } from '#store/people/users.ts';
import type { AppRecord } from '#store/publishers/apps.ts';
import { anApp, aPublisher } from '#testing/apps.ts';
import { aPerson } from '#testing/console-people.ts';
import { creditByOperator } from '#testing/ledger.ts';
import { aUser } from '#testing/people.ts';
import { anEndpoint, aPostback, deadLetters, giveUpPostbacks } from '#testing/postbacks.ts';
import { answers, type Receiver, startReceiver } from '#testing/receiver.ts';
import { type Asked, startServer, type TestServer } from './support/server.ts';

type Page = ConsoleAnswerOf<'console/postbacks/get-postbacks'>;
type Details = ConsoleAnswerOf<'console/postbacks/get-postbacks-id'>['postback'];
type Shown = ConsoleAnswerOf<'console/postbacks/get-apps-recovery'>;

let server: TestServer;
let deliveries: Deliveries;
let receiver: Receiver;
let app: AppRecord;
let alice: UserRecord;
let headers: Record<string, string>;
const sender = postbackSender({ loopback: true, limitMs: 1_000 });
const now = () => new Date();
const on = () => server.database.db;

beforeAll(async () => {
  const postbacks = { wake: (app_id: string) => deliveries.wake(app_id) };
  server = await startServer({ postbackSender: sender, postbacks, now });
  deliveries = startDeliveries({ database: server.database, sender, log: createLog('silent'), now });
});
afterAll(async () => {
  await deliveries.stop();
  await sender.close();
  await server.stop();
});
beforeEach(async () => {
  receiver = await startReceiver();
  const publisher_id = await aPublisher(on());
  app = await anApp(on(), { publisher_id, name: 'Pixel Quest' });
  alice = await aUser(on(), app, 'alice');
  headers = { ...(await aPerson(on(), 'developer', { publisher_id, name: 'Noah', now: now() })).headers };
  return async () => {
    await receiver.stop();
    await on().execute(sql`delete from postback_queue where app_id = ${app.id}`);
    await on().execute(sql`update postback_recoveries set state = 'done' where app_id = ${app.id}`);
  };
});

const ask = (name: ConsoleCallName, asked: Asked = {}) => server.operate(name, { headers, ...asked });
const page = async (query: Record<string, string> = {}): Promise<Page> => {
  const { status, body } = await ask('console/postbacks/get-postbacks', { query });
  expect(status).toBe(200);
  return body as Page;
};
const idsOf = async (query: Record<string, string> = {}) => (await page(query)).postbacks.map(({ id }) => id);
const details = async (id: string): Promise<Details> => {
  const { body } = await ask('console/postbacks/get-postbacks-id', { params: { id } });
  return (body as { postback: Details }).postback;
};
const credit = (amount: bigint, at = now()) =>
  creditByOperator(server.database, app, alice, { kind: 'bonus', reason: 'A gift', amount, at });
const failing = async (status: number) => {
  receiver.behave((response) => response.writeHead(status).end('upstream connect error'));
  await anEndpoint(on(), app, { url: receiver.url });
};
const attempted = (count: number) =>
  expect.poll(async () => (await page()).postbacks.filter(({ attempts }) => attempts > 0).length).toBe(count);
const changes = async () => {
  const { rows } = await on().execute<{ what: string; by: string }>(
    sql`select what, by from audit_events where kind = 'change' and app_id = ${app.id} order by id`,
  );
  return rows.map(({ what }) => what);
};
const switchTo = (state: 'on' | 'paused') =>
  on().execute(sql`update postback_endpoints set state = ${state} where app_id = ${app.id}`);
const giveUp = () => giveUpPostbacks(on(), app, 1000);
const sentIds = () => receiver.received.map(({ headers: sent }) => String(sent['webhook-id']));
const params = () => ({ app: app.id });
const shown = async (query: Record<string, string> = {}): Promise<Shown> => {
  const { status, body } = await ask('console/postbacks/get-apps-recovery', { params: params(), query });
  expect(status).toBe(200);
  return body as Shown;
};
const start = (since: string) =>
  ask('console/postbacks/post-apps-recovery', { params: params(), body: { since } });

const tools = () => ({ database: server.database, now, log: createLog('silent') });
const runOnce = (postbacks: { wake(app_id: string): void } = deliveries) =>
  recoverPostbacksJob({ ...tools(), postbacks }).run(new AbortController().signal);
const recovered = () =>
  expect
    .poll(async () => {
      await runOnce();
      return (await shown()).recovery?.state;
    })
    .toBe('done');
const idle = { wake: () => {} };
const idOf = ({ body }: { body: object }) => (body as { recovery: { id: number } }).recovery.id;

describe('the list', () => {
  it('CO-02 has queue and log as one, by 50, the newest first, each once; the file is the same', async () => {
    const at = (second: number) => new Date(Date.UTC(2026, 2, 10, 12, 0, second % 60));
    for (let index = 0; index < 110; index += 1)
      await aPostback(on(), alice, { at: at(index), state: index % 3 === 0 ? 'dead' : 'delivered' });
    await anEndpoint(on(), app, { url: receiver.url, state: 'paused' });
    for (let index = 0; index < 5; index += 1) await credit(5n, at(index));
    const pages: Page[] = [];
    for (let after: string | null | undefined; after !== null; after = pages.at(-1)?.next)
      pages.push(await page(after === undefined ? {} : { after }));
    const all = pages.flatMap(({ postbacks }) => postbacks);
    expect(pages.map(({ postbacks }) => postbacks.length)).toEqual([50, 50, 15]);
    expect(new Set(all.map(({ id }) => id)).size).toBe(115);
    const times = all.map((one) => one.at);
    expect(times).toEqual([...times].sort().reverse());
    expect(pages[0]?.counts).toEqual({ waiting: 5, dead: 37 });

    const file = await fetch(`${server.url}/api/console/postbacks?format=csv&state=dead`, { headers });
    const lines = (await file.text()).trim().split('\r\n');
    expect(lines).toHaveLength(38);
    const dead = all.filter(({ state }) => state === 'dead').map(({ id }) => id);
    expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual(dead);
    const { rows } = await on().execute(sql`
      select what from audit_events where kind = 'view' and what = 'console/postbacks/get-postbacks' and by = 'Noah'
      order by id desc limit 1`);
    expect(rows).toHaveLength(1);
  });

  it('CO-02 is filtered by state, type, user, transaction, time and tests', async () => {
    const bob = await aUser(on(), app, 'bob');
    const attempt = {
      at: now().toISOString(),
      ms: 93,
      status: 502,
      failure: 'HTTP 502',
      answer: '',
      url: 'https://x.example/',
    };
    const dead = await aPostback(on(), alice, { state: 'dead', attempts: [attempt] });
    const unsent = await aPostback(on(), alice, { state: 'unsent', type: 'reversal' });
    const old = await aPostback(on(), alice, { at: new Date('2026-01-01T00:00:00Z') });
    const test = await aPostback(on(), alice, {
      payload: { amount: 1, currency_name: 'Coins', decimals: 0, reason: '', test: true },
    });
    await anEndpoint(on(), app, { url: receiver.url, state: 'paused' });
    await creditByOperator(server.database, app, bob, { kind: 'bonus', reason: 'x', amount: 7n, at: now() });
    const ofBob = (await idsOf({ user: 'bob' }))[0] ?? '';
    expect(await idsOf({ user: bob.uhash })).toEqual([ofBob]);
    expect(await idsOf({ state: 'held' })).toEqual([ofBob]);
    expect(await idsOf({ state: 'dead' })).toEqual([dead]);
    expect(await idsOf({ state: 'unsent' })).toEqual([unsent]);
    expect(await idsOf({ state: 'retrying' })).toEqual([]);
    expect(await idsOf({ type: 'reversal' })).toEqual([unsent]);
    expect(await idsOf({ transaction: dead })).toEqual([dead]);
    expect(await idsOf({ transaction: 'tx_1' })).toEqual([]);
    expect(await idsOf({ to: '2026-02-01T00:00:00Z' })).toEqual([old]);
    expect(await idsOf({ test: '1' })).toEqual([test]);
    expect(await idsOf({ user: 'nobody' })).toEqual([]);
    expect((await page({ state: 'dead' })).postbacks[0]).toMatchObject({
      ...{ app: { id: app.id, name: 'Pixel Quest' }, user: { id: 'alice', uhash: alice.uhash } },
      ...{ reward: '460', status: 502, failure: 'HTTP 502', ms: 93, attempts: 1, next_at: null },
    });
    await switchTo('on');
    expect([await idsOf({ state: 'held' }), await idsOf({ state: 'queued' })]).toEqual([[], [ofBob]]);
  });

  it('CO-02 another publisher’s is not there', async () => {
    const theirs = await anApp(on(), { publisher_id: await aPublisher(on()) });
    const id = await aPostback(on(), await aUser(on(), theirs, 'alice'), { state: 'dead' });
    expect(await idsOf()).toEqual([]);
    expect(await idsOf({ user: 'alice' })).toEqual([]);
    expect((await ask('console/postbacks/get-postbacks-id', { params: { id } })).status).toBe(404);
    const body = { postbacks: [{ id, last_attempt_at: null }] };
    expect((await ask('console/postbacks/post-postbacks-resend', { body })).status).toBe(404);
    expect((await ask('console/postbacks/get-postbacks', { query: { after: id } })).status).toBe(404);
  });
});

describe('one postback', () => {
  it('CO-02 says why it failed, with request and answer, and neither secret nor signature', async () => {
    await failing(502);
    await credit(460n);
    deliveries.wake(app.id);
    await attempted(1);
    const [id = ''] = await idsOf();
    const one = await details(id);
    const [message] = receiver.received;
    expect(one).toMatchObject({ state: 'retrying', status: 502, failure: 'HTTP 502', attempts: 1 });
    expect(one.tries[0]).toMatchObject({
      ...{ status: 502, failure: 'HTTP 502', answer: 'upstream connect error' },
      request: { method: 'POST', url: receiver.url, body: message?.body },
    });
    const { 'webhook-signature': hidden, ...others } = one.tries[0]?.request.headers ?? {};
    expect(message?.headers).toMatchObject(others);
    expect(hidden).toBe('v1,hidden');
    const endpoint = await on().execute<{ secret: string }>(
      sql`select secret from postback_endpoints where app_id = ${app.id}`,
    );
    const [, signature = ''] = String(message?.headers['webhook-signature']).split(',');
    expect(JSON.stringify(one)).not.toContain(signature);
    expect(JSON.stringify(one)).not.toContain(endpoint.rows[0]?.secret.slice(6));
    const { rows } = await on().execute(sql`
      select what from audit_events where kind = 'view' and app_id = ${app.id} and user_id = ${alice.id}`);
    expect(rows).toEqual([{ what: 'console/postbacks/get-postbacks-id' }]);
  });

  it.each([
    ['json', ''],
    ['get', '?u={user_id}&t={transaction_id}&r={reward}'],
  ] as const)(
    'CO-02 copied as curl, form %s: a shell with the secret sends it rightly signed',
    async (form, query) => {
      const { secret } = await anEndpoint(on(), app, { url: receiver.url + query, form, state: 'paused' });
      const bob = await aUser(on(), app, `b'ob $HOME`);
      await creditByOperator(server.database, app, bob, {
        kind: 'bonus',
        reason: `it's`,
        amount: 7n,
        at: now(),
      });
      const [id = ''] = await idsOf();
      const { curl } = await details(id);
      await promisify(execFile)('sh', ['-c', curl ?? ''], {
        env: { PATH: process.env.PATH, SECRET: secret },
      });
      const [message] = receiver.received;
      if (!message) throw new Error('Nothing was received');
      if (form === 'get') expect(verifyAddress(message.target, [secret])).toBe(true);
      else expect(verifyMessage(message, [secret], now())).toBe('ok');
      expect(`${message.target}${message.body}`).toContain(id);
    },
  );

  it('CO-02 is sent again once for a press, and both is audited', async () => {
    await failing(502);
    await credit(460n);
    deliveries.wake(app.id);
    await attempted(1);
    await giveUp();
    receiver.behave(answers(200));
    const [one] = (await page()).postbacks;
    const seen = { id: one?.id ?? '', last_attempt_at: one?.last_attempt_at ?? null };
    const press = () => ask('console/postbacks/post-postbacks-resend', { body: { postbacks: [seen] } });
    const pressed = await Promise.all([press(), press()]);
    expect(pressed.map(({ body }) => body.queued).sort()).toEqual([0, 1]);
    await expect.poll(async () => (await page()).postbacks[0]?.state).toBe('delivered');
    expect((await press()).body).toEqual({ queued: 0, left_alone: 1 });
    expect(sentIds()).toEqual([seen.id, seen.id]);
    expect((await details(seen.id)).tries.map(({ status }) => status)).toEqual([200, 502]);
    expect(await changes()).toEqual([`postback ${seen.id} sent again`]);
  });

  it('CO-02 several are sent again together; without an endpoint none', async () => {
    const ids = [
      await aPostback(on(), alice, { state: 'dead' }),
      await aPostback(on(), alice, { state: 'unsent' }),
      await aPostback(on(), alice),
    ];
    const body = { postbacks: ids.map((id) => ({ id, last_attempt_at: null })) };
    const press = () => ask('console/postbacks/post-postbacks-resend', { body });
    expect((await press()).status).toBe(404);
    await anEndpoint(on(), app, { url: receiver.url });
    expect((await press()).body).toEqual({ queued: 3, left_alone: 0 });
    await expect.poll(() => sentIds().sort()).toEqual([...ids].sort());
    expect(await changes()).toHaveLength(3);
  });
});

describe('recovering', () => {
  it('CO-02 plans without sending, and defaults to the beginning of the outage', async () => {
    await failing(503);
    await switchTo('paused');
    await credit(1n, new Date('2026-01-01T00:00:00Z'));
    await giveUp();
    for (const amount of [5n, 6n, -3n]) await credit(amount);
    await giveUp();
    await credit(7n);
    await switchTo('on');
    deliveries.wake(app.id);
    await attempted(1);
    await expect.poll(async () => (await shown()).endpoint?.failing_since).not.toBeNull();
    const { endpoint, since, plan, last_failure, recovery } = await shown();
    expect([endpoint?.state, endpoint?.dead, endpoint?.waiting, last_failure]).toEqual([
      'on',
      4,
      1,
      'HTTP 503',
    ]);
    expect(plan).toMatchObject({ total: 4 });
    expect(plan?.counts.reduce((sum, { count }) => sum + count, 0)).toBe(4);
    expect(plan?.counts).toContainEqual({ type: 'bonus', state: 'retrying', count: 1 });
    expect(new Date(since ?? '').getTime()).toBeLessThan(new Date(plan?.oldest ?? '').getTime());
    expect(recovery).toBeNull();
    expect(receiver.received).toHaveLength(1);
    expect((await shown({ since: '2025-12-01T00:00:00Z' })).plan?.total).toBe(5);
  });

  it('CO-02 sends all that was missed under the same ids, and counts to the end; a second start is refused', async () => {
    await failing(503);
    await switchTo('paused');
    for (let index = 0; index < 12; index += 1) await credit(BigInt(index + 1));
    await giveUp();
    const missed = await idsOf();
    receiver.behave(answers(200));
    const since = '2026-01-01T00:00:00Z';
    expect((await start(since)).status).toBe(409);
    await switchTo('on');
    const started = await Promise.all([start(since), start(since)]);
    expect(started.map(({ status }) => status).sort()).toEqual([200, 409]);
    await recovered();
    expect((await shown()).recovery).toMatchObject({
      ...{ state: 'done', total: 12, acknowledged: 12, left: 0, sent: 0, failed: 0, last_error: null },
    });
    expect(sentIds().sort()).toEqual([...missed].sort());
    expect((await start(since)).status).toBe(422);
    expect(await changes()).toEqual([`recovery of 12 postbacks since 2026-01-01T00:00:00.000Z started`]);
  });

  it('CO-02 is paced, goes on wherever it was left, and stops when it is cancelled', async () => {
    await anEndpoint(on(), app, { url: receiver.url });
    await deadLetters(on(), alice, 700);
    receiver.behave(() => {});
    const { body } = await start('2026-01-01T00:00:00Z');
    const id = idOf({ body });
    expect((body as { recovery: object }).recovery).toMatchObject({ total: 700, sent: 250, left: 450 });
    // Nodes may come and go: each step is whole or not at all.
    await Promise.all([runOnce(idle), runOnce(idle), runOnce(idle)]);
    const waiting = await shown();
    expect(waiting.recovery).toMatchObject({ state: 'running', total: 700, failed: 0, acknowledged: 0 });
    expect(waiting.recovery).toMatchObject({ sent: 500, left: 200 });
    const cancelled = await ask('console/postbacks/post-apps-recovery-cancel', {
      params: params(),
      body: { id },
    });
    expect(cancelled.body.recovery).toMatchObject({ state: 'cancelled', total: 700 });
    await runOnce(idle);
    expect((await page({ state: 'dead' })).counts.dead).toBe(200);
    const twice = await ask('console/postbacks/post-apps-recovery-cancel', {
      params: params(),
      body: { id },
    });
    expect(twice.body).toEqual(cancelled.body);
  });

  it('CO-02 what is refused again counts as failed, and ends the recovery all the same', async () => {
    await failing(500);
    await aPostback(on(), alice, { state: 'dead' });
    await aPostback(on(), alice, { state: 'unsent' });
    expect((await start('2026-01-01T00:00:00Z')).status).toBe(200);
    await recovered();
    expect((await shown()).recovery).toMatchObject({ state: 'done', failed: 2, acknowledged: 0, left: 0 });
  });

  it('CO-02 many are gathered by the first step, and known before', async () => {
    await anEndpoint(on(), app, { url: receiver.url });
    for (let times = 0; times < 6; times += 1) await deadLetters(on(), alice, 1_000);
    const { body } = await start('2026-01-01T00:00:00Z');
    expect((body as { recovery: object }).recovery).toMatchObject({ total: 6_000, sent: 0, left: 6_000 });
    await runOnce(idle);
    expect((await shown()).recovery).toMatchObject({ state: 'running', sent: 250, left: 5_750 });
  });

  it('CO-02 a step that fails is shown at its recovery, and delays no other', async () => {
    await anEndpoint(on(), app, { url: receiver.url });
    await deadLetters(on(), alice, 20);
    const id = idOf(await start('2026-01-01T00:00:00Z'));
    const theirs = await anApp(on(), { publisher_id: app.publisher_id, name: 'Word Hunt' });
    await anEndpoint(on(), theirs, { url: receiver.url });
    await deadLetters(on(), await aUser(on(), theirs, 'bob'), 20);
    const other = { params: { app: theirs.id }, body: { since: '2026-01-01T00:00:00Z' } };
    expect((await ask('console/postbacks/post-apps-recovery', other)).status).toBe(200);
    const ofTheirs = async () =>
      ((await ask('console/postbacks/get-apps-recovery', { params: { app: theirs.id } })).body as Shown)
        .recovery;
    await on().execute(
      sql.raw(`
      create function refuse_item() returns trigger language plpgsql as
        'begin if new.recovery_id = ${id} then raise exception ''out of paper''; end if; return new; end';
      create trigger refuse_item before update on postback_recovery_items
        for each row execute function refuse_item()`),
    );
    await expect
      .poll(async () => {
        await runOnce();
        return (await ofTheirs())?.state;
      })
      .toBe('done');
    expect(await ofTheirs()).toMatchObject({ acknowledged: 20, last_error: null });
    const failed = (await shown()).recovery;
    expect(failed).toMatchObject({ state: 'running', sent: 20, last_error: { message: 'out of paper' } });
    expect(Date.now() - Date.parse(failed?.last_error?.at ?? '')).toBeLessThan(60_000);
    await on().execute(sql`drop function refuse_item cascade`);
    await recovered();
    expect((await shown()).recovery).toMatchObject({ acknowledged: 20, last_error: null });
  });

  it('CO-02 in order, one that is refused holds up its user alone, and what waits behind it is counted', async () => {
    await anEndpoint(on(), app, { url: receiver.url, ordered: true });
    const bob = await aUser(on(), app, 'bob');
    // More than are on their way at once, and before bob's.
    const blocked = await deadLetters(on(), alice, 520);
    const rest = await deadLetters(on(), bob, 5);
    const [first = ''] = blocked;
    receiver.behave((response, { headers: sent }) =>
      response.writeHead(sent['webhook-id'] === first ? 422 : 200).end(),
    );
    expect((await start('2026-01-01T00:00:00Z')).status).toBe(200);
    await recovered();
    expect((await shown()).recovery).toMatchObject({
      ...{ state: 'done', acknowledged: 5, failed: 1, behind: 519, left: 0, sent: 0 },
    });
    expect(sentIds().filter((sent) => sent !== first)).toEqual(rest);
    // Accepted at last, it is followed by the others of its user, in their order.
    receiver.behave(answers(200));
    const body = { postbacks: [{ id: first, last_attempt_at: (await details(first)).last_attempt_at }] };
    expect((await ask('console/postbacks/post-postbacks-resend', { body })).body).toMatchObject({
      queued: 1,
    });
    const followers = () => sentIds().filter((sent) => sent !== first && blocked.includes(sent));
    await expect.poll(() => followers().length).toBeGreaterThan(5);
    expect(followers().slice(0, 6)).toEqual(blocked.slice(1, 7));
  });

  it('CO-02 a moment in the future is refused, and so is another’s recovery', async () => {
    await anEndpoint(on(), app, { url: receiver.url });
    expect((await start('2126-01-01T00:00:00Z')).status).toBe(422);
    const asked = { params: params(), body: { id: 1 } };
    expect((await ask('console/postbacks/post-apps-recovery-cancel', asked)).status).toBe(404);
  });
});

it('CO-02 a test is sent now, says what came back, and is limited', async () => {
  await failing(502);
  const send = () => ask('console/postbacks/post-apps-postback-test', { params: params(), body: {} });
  expect((await send()).body).toMatchObject({
    status: 502,
    failure: 'HTTP 502',
    answer: 'upstream connect error',
  });
  const statuses = await Promise.all(Array.from({ length: 32 }, async () => (await send()).status));
  expect(statuses).toContain(429);
  expect((await changes())[0]).toBe('a test postback was sent');
  expect(JSON.parse(receiver.received[0]?.body ?? '')).toMatchObject({ data: { test: true } });
});
