// Postbacks reach publishers: at least once, under one id, whatever their servers do (PB-01, PB-02).
import type { PostbackBody } from '@earnwall/postbacks/body';
import { newSecret, verifyMessage } from '@earnwall/postbacks/signature';
import { verifyAddress } from '@earnwall/postbacks/signed-address';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { postbackSender } from '#adapters/postbacks/sender.ts';
import type { PostbackSender } from '#ports/postback-sender.ts';
import { type Deliveries, startDeliveries } from '#publishers/delivery/deliveries.ts';
import { createLog } from '#request/log.ts';
import type { UserRecord } from '#store/people/users.ts';
import type { AppRecord } from '#store/publishers/apps.ts';
import { findIdleEndpoints } from '#store/publishers/endpoint-leases.ts';
import { recordAttempts } from '#store/publishers/postback-queue.ts';
import { anApp } from '#testing/apps.ts';
import { checkBooks } from '#testing/books.ts';
import { creditByOperator } from '#testing/ledger.ts';
import { aUser } from '#testing/people.ts';
import { anEndpoint, endpointOf, postbacksIn } from '#testing/postbacks.ts';
import { answers, type Received, type Receiver, startReceiver } from '#testing/receiver.ts';
import { createTestDatabase, joinTestDatabase, type TestDatabase } from './support/database.ts';

let test: TestDatabase;
let sender: PostbackSender;
let receiver: Receiver;
let app: AppRecord;
let alice: UserRecord;
let bob: UserRecord;
const started: Deliveries[] = [];

beforeAll(async () => {
  test = await createTestDatabase();
  sender = postbackSender({ loopback: true, limitMs: 500 });
});
afterAll(async () => {
  await sender.close();
  await test.drop();
});
beforeEach(async () => {
  receiver = await startReceiver();
  app = await anApp(test.database.db);
  alice = await aUser(test.database.db, app, 'alice/ü');
  bob = await aUser(test.database.db, app, 'bob');
});
afterEach(async () => {
  await Promise.all(started.splice(0).map((deliveries) => deliveries.stop()));
  await receiver.stop();
});

function deliver(on: TestDatabase = test): Deliveries {
  const log = createLog('silent');
  const deliveries = startDeliveries({ database: on.database, sender, log, now: () => new Date() });
  started.push(deliveries);
  return deliveries;
}

const credit = (amount: bigint, user = alice, at = new Date(), of = app) =>
  creditByOperator(test.database, of, user, { kind: 'bonus', reason: 'A gift', amount, at });

const states = async (of = app) => (await postbacksIn(test.database.db, of)).map(({ state }) => state);
const eventually = (of: AppRecord, ...expected: string[]) => expect.poll(() => states(of)).toEqual(expected);

/** As if its pause were over. */
const makeDue = () =>
  test.database.db.execute(sql`update postback_queue set due_at = now() where app_id = ${app.id}`);

const isDueSoon = (postback: object | undefined) =>
  !!postback &&
  'due_at' in postback &&
  postback.due_at instanceof Date &&
  postback.due_at.getTime() < Date.now() + 60_000;

const idOf = ({ headers }: Received) => headers['webhook-id'];
const bodyOf = ({ body }: Received) => JSON.parse(body) as PostbackBody;

describe('a postback', () => {
  it('PB-01 is a signed message that says what the movement was, and what the balance is', async () => {
    const { secret } = await anEndpoint(test.database.db, app, { url: receiver.url });
    await credit(70n);
    const at = new Date('2026-03-10T12:00:00.000Z');
    await credit(500n, alice, at);
    deliver().wake(app.id);
    await eventually(app, 'delivered', 'delivered');

    const [, second] = await postbacksIn(test.database.db, app);
    const id = `tx_${second?.transaction_id.replaceAll('-', '')}`;
    const message = receiver.received.find((one) => idOf(one) === id);
    if (!message) throw new Error('The second postback was not received');
    expect(verifyMessage(message, [secret], new Date())).toBe('ok');
    expect(message.method).toBe('POST');
    expect(bodyOf(message)).toEqual({
      type: 'bonus',
      timestamp: at.toISOString(),
      data: {
        ...{ transaction_id: id, app: app.id, user_id: 'alice/ü', amount: 500, reward: '500', pending: 0 },
        ...{ balance: 570, pending_balance: 0, currency: 'Coins', decimals: 0, payout_usd: '0.500000' },
        ...{ status: 'credited', reason: 'A gift', outcome: null, click_id: null, survey_id: null },
        ...{ offer_id: null, event_id: null, reverses: null, subid: {}, country: alice.country, test: false },
      },
    });
    expect(second).toMatchObject({
      tries: 1,
      attempts: [{ status: 204, failure: null, answer: '', url: receiver.url }],
    });
  });

  it('PB-01 is a signed address where the publisher wants that', async () => {
    const url = `${receiver.url}?u={user_id}&tx={transaction_id}&coins={reward_raw}&kind={type}&to={balance}`;
    const { secret } = await anEndpoint(test.database.db, app, { url, form: 'get' });
    await credit(500n);
    deliver().wake(app.id);
    await eventually(app, 'delivered');
    const [received] = receiver.received;
    expect(received?.method).toBe('GET');
    expect(verifyAddress(received?.target ?? '', [secret])).toBe(true);
    const query = new URL(received?.target ?? '', 'http://x').searchParams;
    expect(Object.fromEntries(query)).toMatchObject({ u: 'alice/ü', coins: '500', kind: 'bonus', to: '500' });
  });

  it('PB-02 is signed with both secrets while they are rotated', async () => {
    const previous = newSecret();
    const rotation = { previous_secret: previous, previous_until: new Date(Date.now() + 60_000) };
    const { secret } = await anEndpoint(test.database.db, app, { url: receiver.url, ...rotation });
    await credit(1n);
    deliver().wake(app.id);
    await eventually(app, 'delivered');
    const [received] = receiver.received;
    if (!received) throw new Error('Nothing was received');
    expect(verifyMessage(received, [secret], new Date())).toBe('ok');
    expect(verifyMessage(received, [previous], new Date())).toBe('ok');

    await test.database.db.execute(
      sql`update postback_endpoints set previous_until = now() where app_id = ${app.id}`,
    );
    await credit(1n);
    started[0]?.wake(app.id);
    await eventually(app, 'delivered', 'delivered');
    const last = receiver.received.at(-1);
    expect(last && verifyMessage(last, [previous], new Date())).toBe('wrong-signature');
  });

  it('PB-01 has the pending balance after it, also among tests that are posted with it', async () => {
    const post = (transaction: string, kinds: string, amount: number, test_mode: boolean) => ({
      ...{ app_id: app.id, user_id: alice.id, kind: 'bonus', reason: 'A gift', source: 'batch', transaction },
      ...{ cid: null, at: new Date() },
      lines: [
        { account: `user${kinds}`, currency: 'app', amount },
        { account: `publisher${kinds}`, currency: 'app', amount: -amount },
      ],
      message: {
        type: kinds === '_pending' ? 'pending' : 'bonus',
        ...(kinds === '_pending' ? { amount: 0, pending: amount } : { amount, pending: 0 }),
        test: test_mode,
      },
    });
    const movements = [
      post(`${app.id}:1`, '_test', 5, true),
      post(`${app.id}:2`, '_pending', 7, false),
      post(`${app.id}:3`, '', 9, false),
    ];
    await test.database.db.execute(sql`select post_movements(${JSON.stringify(movements)}::jsonb)`);
    expect((await postbacksIn(test.database.db, app)).map(({ payload }) => payload)).toMatchObject([
      { balance: 5, pending_balance: 0 },
      { balance: 0, pending_balance: 7 },
      { balance: 9, pending_balance: 7 },
    ]);
  });

  it('PB-03 keeps its last fifty attempts, however often it is replayed', async () => {
    await anEndpoint(test.database.db, app, { url: receiver.url });
    await credit(1n);
    const [row] = await postbacksIn(test.database.db, app);
    const { id } = row ?? { id: 0 };
    const attempt = { at: '', status: 500, failure: 'HTTP 500', answer: '', url: '' };
    for (let ms = 1; ms <= 60; ms += 1)
      await recordAttempts(test.database, [
        { id, state: 'due', pause_ms: 60_000, attempt: { ...attempt, ms } },
      ]);
    const [tried] = await postbacksIn(test.database.db, app);
    expect(tried?.attempts.map(({ ms }) => ms)).toEqual(Array.from({ length: 50 }, (_, index) => index + 11));
    await recordAttempts(test.database, [
      { id, state: 'dead', pause_ms: null, attempt: { ...attempt, ms: 61 } },
    ]);
    const [dead] = await postbacksIn(test.database.db, app);
    expect([dead?.state, dead?.attempts.length]).toEqual(['dead', 50]);
  });

  it('PB-03 is kept for an app without an endpoint', async () => {
    await credit(1n);
    deliver().wake(app.id);
    expect(await states()).toEqual(['unsent']);
  });
});

describe('an attempt that fails', () => {
  it('PB-02 is made again under the same id, until it succeeds', async () => {
    await anEndpoint(test.database.db, app, { url: receiver.url });
    receiver.behave((response, _, index) => response.writeHead(index < 2 ? 500 : 200).end(`try ${index}`));
    await credit(5n);
    const deliveries = deliver();
    deliveries.wake(app.id);
    for (const tries of [1, 2]) {
      await expect.poll(async () => (await postbacksIn(test.database.db, app))[0]?.tries).toBe(tries);
      await makeDue();
      deliveries.wake(app.id);
    }
    await eventually(app, 'delivered');
    expect(new Set(receiver.received.map(idOf)).size).toBe(1);
    const [postback] = await postbacksIn(test.database.db, app);
    expect(postback?.attempts).toMatchObject([
      { status: 500, failure: 'HTTP 500', answer: 'try 0' },
      { status: 500, failure: 'HTTP 500', answer: 'try 1' },
      { status: 200, failure: null, answer: 'try 2' },
    ]);
    expect(await endpointOf(test.database.db, app)).toMatchObject({ failing_since: null, leased_by: null });
  });

  it('PB-02 is due again after some seconds, and found without a wake', async () => {
    await anEndpoint(test.database.db, app, { url: receiver.url });
    receiver.behave(answers(503));
    await credit(5n);
    deliver().wake(app.id);
    await expect.poll(async () => (await postbacksIn(test.database.db, app))[0]?.tries).toBe(1);
    const { rows } = await test.database.db.execute<{ pause: number }>(sql`
      select extract(epoch from due_at - now())::double precision as pause from postback_queue where app_id = ${app.id}`);
    expect(rows[0]?.pause).toBeGreaterThan(3);
    expect(rows[0]?.pause).toBeLessThanOrEqual(6);
    receiver.behave(answers(200));
    await makeDue();
    await eventually(app, 'delivered');
  });

  it('PB-03 eleven times makes it a dead letter, while others are delivered', async () => {
    await anEndpoint(test.database.db, app, { url: receiver.url });
    receiver.behave((response, { body }) => response.writeHead(body.includes('bob') ? 422 : 200).end());
    await credit(5n, bob);
    await test.database.db.execute(sql`update postback_queue set tries = 10 where app_id = ${app.id}`);
    await credit(6n, alice);
    deliver().wake(app.id);
    await eventually(app, 'dead', 'delivered');
  });

  it('PB-02 for three days stops the endpoint, with a mail, and everything waits', async () => {
    const failing_since = new Date(Date.now() - 72 * 3_600_000);
    const contact_email = 'ops@pixel-quest.example';
    await anEndpoint(test.database.db, app, { url: receiver.url, failing_since, contact_email });
    receiver.behave(answers(500));
    await credit(5n);
    await test.database.db.execute(sql`update postback_queue set tries = 10 where app_id = ${app.id}`);
    deliver().wake(app.id);
    await expect.poll(async () => (await endpointOf(test.database.db, app))?.state).toBe('failing');
    expect(await states()).toEqual(['due']);
    const { rows } = await test.database.db.execute(
      sql`select kind, payload from outbox where app_id = ${app.id}`,
    );
    expect(rows).toEqual([{ kind: 'endpoint-mail', payload: { state: 'failing' } }]);
  });

  it('PB-02 with 410 stops the endpoint immediately', async () => {
    await anEndpoint(test.database.db, app, { url: receiver.url });
    receiver.behave(answers(410));
    for (let count = 0; count < 40; count += 1) await credit(5n);
    deliver().wake(app.id);
    await expect.poll(async () => (await endpointOf(test.database.db, app))?.state).toBe('gone');
    expect(new Set(await states())).toEqual(new Set(['due']));
    expect(receiver.received.length).toBeLessThan(20);
  });

  it('PB-02 no longer delays anything when an outage is over', async () => {
    const failing_since = new Date(Date.now() - 3_600_000);
    await anEndpoint(test.database.db, app, { url: receiver.url, failing_since });
    await credit(5n);
    await test.database.db.execute(
      sql`update postback_queue set due_at = now() + interval '1 day' where app_id = ${app.id}`,
    );
    await credit(6n);
    deliver().wake(app.id);
    await eventually(app, 'delivered', 'delivered');
  });

  it('PB-02 keeps its three days, however often others are delivered meanwhile', async () => {
    const failing_since = new Date(Date.now() - 3_600_000);
    await anEndpoint(test.database.db, app, { url: receiver.url, failing_since });
    receiver.behave((response, { body }) => response.writeHead(body.includes('bob') ? 422 : 200).end());
    await credit(5n, bob);
    await test.database.db.execute(
      sql`update postback_queue set tries = 10, due_at = now() + interval '1 day' where app_id = ${app.id}`,
    );
    await credit(6n, alice);
    deliver().wake(app.id);
    const first = async () => (await postbacksIn(test.database.db, app))[0];
    await expect.poll(first).toSatisfy(isDueSoon);
    await makeDue();
    await expect.poll(async () => (await first())?.attempts.length).toBe(1);
    expect(await postbacksIn(test.database.db, app)).toMatchObject([
      { state: 'due', tries: 10 },
      { state: 'delivered' },
    ]);
  });
});

describe('many postbacks', () => {
  it('PB-02 of a publisher who never answers delay nobody else', async () => {
    const silent = await startReceiver(() => {});
    const other = await anApp(test.database.db);
    const dana = await aUser(test.database.db, other);
    await anEndpoint(test.database.db, app, { url: receiver.url });
    await anEndpoint(test.database.db, other, { url: silent.url });
    const deliveries = deliver();
    for (let count = 0; count < 100; count += 1) await credit(1n, dana, new Date(), other);
    deliveries.wake(other.id);
    await expect.poll(() => silent.received.length).toBeGreaterThan(0);
    const waits: number[] = [];
    for (let count = 0; count < 20; count += 1) {
      await credit(1n);
      const before = performance.now();
      deliveries.wake(app.id);
      await expect.poll(() => receiver.received.length, { interval: 2 }).toBe(count + 1);
      waits.push((receiver.received.at(-1)?.at ?? Number.POSITIVE_INFINITY) - before);
    }
    expect(Math.max(...waits)).toBeLessThan(1_000);
    await silent.stop();
  });

  it('PB-02 are sent by one of two nodes each, and by the other one when the first is gone', async () => {
    const node = joinTestDatabase(test.connectionString);
    await anEndpoint(test.database.db, app, { url: receiver.url });
    const [first, second] = [deliver(), deliver(node)];
    for (let count = 0; count < 100; count += 1) {
      await credit(1n, count % 2 === 0 ? alice : bob);
      (count % 3 === 0 ? first : second).wake(app.id);
    }
    await expect.poll(async () => new Set(await states())).toEqual(new Set(['delivered']));
    expect(receiver.received.map(idOf).sort()).toEqual([...new Set(receiver.received.map(idOf))].sort());
    expect(receiver.received).toHaveLength(100);

    await test.database.db.execute(sql`
      update postback_endpoints set leased_by = 'a dead node', leased_until = now() - interval '1 second'
      where app_id = ${app.id}`);
    await credit(1n);
    await expect.poll(() => receiver.received.length).toBe(101);
    await Promise.all([first.stop(), second.stop()]);
    await node.drop();
  });

  it('PB-02 of one user come in their order where the publisher asks for it', async () => {
    await anEndpoint(test.database.db, app, { url: receiver.url, ordered: true });
    receiver.behave((response, { body }, index) => {
      const isFirst = body.includes('"balance":1,') && index === 0;
      setTimeout(() => response.writeHead(isFirst ? 500 : 200).end(), index % 3);
    });
    for (let count = 0; count < 10; count += 1) await credit(1n, alice);
    await credit(7n, bob);
    const deliveries = deliver();
    deliveries.wake(app.id);
    await expect.poll(() => receiver.received.length).toBe(2);
    await expect.poll(async () => (await states()).filter((state) => state === 'due').length).toBe(10);
    // What waits behind it keeps no node busy.
    await expect.poll(async () => (await endpointOf(test.database.db, app))?.leased_by).toBeNull();
    await makeDue();
    deliveries.wake(app.id);
    await expect.poll(async () => new Set(await states())).toEqual(new Set(['delivered']));
    const ofAlice = receiver.received.map(bodyOf).filter(({ data }) => data.user_id === alice.uuid);
    expect(ofAlice.map(({ data }) => data.balance)).toEqual([1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('PB-02 that wait for an earlier one of their user keep no node busy', async () => {
    await anEndpoint(test.database.db, app, { url: receiver.url, ordered: true });
    receiver.behave(answers(500));
    await credit(1n, alice);
    await credit(2n, alice);
    deliver().wake(app.id);
    await expect.poll(() => receiver.received.length).toBe(1);
    await expect.poll(async () => (await endpointOf(test.database.db, app))?.leased_by).toBeNull();
    expect(await findIdleEndpoints(test.database.db, 500)).not.toContain(app.id);
    expect(receiver.received).toHaveLength(1);
  });

  it('PB-02 whose requests run when a node stops are sent again by the next one', async () => {
    await anEndpoint(test.database.db, app, { url: receiver.url });
    const patient = postbackSender({ loopback: true, limitMs: 60_000 });
    receiver.behave(() => {});
    for (let count = 0; count < 5; count += 1) await credit(1n);
    const log = createLog('silent');
    const node = startDeliveries({ database: test.database, sender: patient, log, now: () => new Date() });
    node.wake(app.id);
    await expect.poll(() => receiver.received.length).toBe(5);
    await node.stop();
    expect(await states()).toEqual(Array(5).fill('due'));
    receiver.behave(answers(200));
    deliver().wake(app.id);
    await eventually(app, ...Array(5).fill('delivered'));
    expect(new Set(receiver.received.map(idOf)).size).toBe(5);
    await patient.close();
  });

  it('PB-01 leave the books in order', async () => {
    await anEndpoint(test.database.db, app, { url: receiver.url });
    await credit(1n);
    expect(await checkBooks(test.database.db)).toEqual([]);
    deliver().wake(app.id);
    await eventually(app, 'delivered');
    expect(await checkBooks(test.database.db)).toEqual([]);
  });
});
