// A publisher credits a user for a promotion of its own, once per idempotency key.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forgetPostbacksJob } from '#jobs/forget-postbacks.ts';
import { createLog } from '#request/log.ts';
import type { AppRecord } from '#store/publishers/apps.ts';
import { anApiKey } from '#testing/api-keys.ts';
import { anApp } from '#testing/apps.ts';
import { checkBooks } from '#testing/books.ts';
import { balancesIn, movementsIn } from '#testing/ledger.ts';
import { aUser, changeUser } from '#testing/people.ts';
import { hours } from './support/clock.ts';
import { listen } from './support/listeners.ts';
import { joinServer, startServer, type TestServer } from './support/server.ts';

let server: TestServer;
let app: AppRecord;
let key: string;
beforeAll(async () => {
  server = await startServer();
  app = await anApp(server.database.db);
  key = await anApiKey(server.database.db, app, { scopes: ['credits'] });
});
afterAll(() => server.stop());

const reason = 'Daily quest';
interface Given {
  user_id?: string;
  idempotency?: string;
  body?: object;
  as?: string;
  on?: TestServer;
}
const credit = ({ user_id = 'alice', idempotency, body, as = key, on = server }: Given) =>
  on.publish('publisher/users/post-user-credits', {
    ...{ as, params: { user_id }, body: { amount: 100, reason, ...body } },
    ...(idempotency !== undefined && { headers: { 'idempotency-key': idempotency } }),
  });
const someone = (uuid: string) => aUser(server.database.db, app, uuid);
const balanceOf = async (user: { id: number }) => (await balancesIn(server.database.db, user)).user ?? 0n;

describe('PB-04 a publisher credits a user', () => {
  it('Alice, and her panel and the books have it', async () => {
    const alice = await someone('alice');
    const panel = await listen(server, `notifications-${alice.uhash}`, alice.uhash);
    const { status, body } = await credit({ idempotency: 'quest-1' });
    const transaction_id = expect.stringMatching(/^tx_[0-9a-f]{32}$/);
    expect({ status, body }).toEqual({ status: 200, body: { transaction_id, balance: 100 } });
    expect(await panel.next()).toMatchObject({
      event: 'earnings-changed',
      data: { credits: [{ key: `api:${body.transaction_id}`, amount: 100, label: null }] },
    });
    panel.end();
    const [moved] = await movementsIn(server.database.db, app);
    expect(moved).toMatchObject({
      ...{ kind: 'bonus', source: `api:${app.id}`, transaction: 'quest-1', reason, user_id: alice.id },
      transaction_id: String(body.transaction_id).replace(/^tx_(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'),
    });
    expect(await checkBooks(server.database.db)).toEqual([]);
  });

  it('Bob once, however often and on however many nodes it is asked at the same time', async () => {
    const bob = await someone('bob');
    const node = await joinServer(server);
    const ask = (on: TestServer) => credit({ user_id: 'bob', idempotency: 'quest-bob', on });
    const answers = await Promise.all([...Array(10).keys()].map((index) => ask(index % 2 ? node : server)));
    await node.stop();
    for (const { status, body } of answers)
      expect({ status, body }).toEqual({ status: 200, body: answers[0]?.body });
    expect(await balanceOf(bob)).toBe(100n);
    await credit({ user_id: 'bob', idempotency: 'quest-bob-2' });
    // The first answer, not what the balance is by now.
    expect((await ask(server)).body).toEqual(answers[0]?.body);
    expect(await balanceOf(bob)).toBe(200n);
  });

  it('not with a key that was used for something else', async () => {
    const carol = await someone('carol');
    await credit({ user_id: 'carol', idempotency: 'quest-carol' });
    const again = { user_id: 'carol', idempotency: 'quest-carol' };
    for (const other of [{ body: { amount: 101 } }, { body: { reason: 'Other' } }, { user_id: 'bob' }])
      expect(await credit({ ...again, ...other })).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect(await balanceOf(carol)).toBe(100n);
  });

  it('not again when the first answer was forgotten after a month', async () => {
    const dora = await someone('dora');
    const asked = { user_id: 'dora', idempotency: 'quest-dora' };
    await credit(asked);
    const forget = (days: number) => {
      const now = () => hours(days * 24);
      const tools = { database: server.database, now, log: createLog('silent'), logDays: 90 };
      return forgetPostbacksJob(tools).run(new AbortController().signal);
    };
    await forget(29);
    expect((await credit(asked)).status).toBe(200);
    await forget(31);
    expect((await credit(asked)).status).toBe(409);
    expect(await balanceOf(dora)).toBe(100n);
  });

  it('with the same key in another app, which has keys of its own', async () => {
    const other = await anApp(server.database.db);
    await aUser(server.database.db, other, 'alice');
    const as = await anApiKey(server.database.db, other);
    expect((await credit({ idempotency: 'quest-1', as })).body).toMatchObject({ balance: 100 });
  });

  it('a test app in test points', async () => {
    const testing = await anApp(server.database.db, { test_mode: true });
    const tess = await aUser(server.database.db, testing, 'tess');
    const as = await anApiKey(server.database.db, testing);
    expect((await credit({ user_id: 'tess', idempotency: 't', as })).body).toMatchObject({ balance: 100 });
    expect(await balancesIn(server.database.db, tess)).toEqual({ user_test: 100n });
  });

  it('nobody who is unknown, of another app, or closed', async () => {
    expect((await credit({ user_id: 'nobody', idempotency: 'n' })).status).toBe(404);
    const other = await anApiKey(server.database.db, await anApp(server.database.db));
    expect((await credit({ idempotency: 'n', as: other })).status).toBe(404);
    const gone = await someone('gone');
    await changeUser(server.database.db, gone, { state: 'closed' });
    expect((await credit({ user_id: 'gone', idempotency: 'g' })).status).toBe(422);
    // Nothing is stored of what failed: the key can be used.
    await changeUser(server.database.db, gone, { state: 'active' });
    expect((await credit({ user_id: 'gone', idempotency: 'g' })).status).toBe(200);
  });

  it.each([
    ...[0, -1, 1.5, 10_000_001, '100', null].map((amount) => ({ body: { amount } })),
    ...['', '  ', 'x'.repeat(201), 'a\0b', 7].map((wrong) => ({ body: { reason: wrong } })),
    ...[{ app: 'other' }, { test: true }].map((body) => ({ body })),
    ...['', 'x'.repeat(129), 'ä'].map((idempotency) => ({ idempotency })),
  ])('not with %j', async (wrong) => {
    const before = await movementsIn(server.database.db, app);
    const answered = await credit({ idempotency: 'wrong', ...wrong });
    expect(answered).toMatchObject({ status: 400, body: { code: 'bad-request' } });
    expect(await movementsIn(server.database.db, app)).toEqual(before);
  });

  it('not without an idempotency key', async () => {
    const { status, body } = await credit({});
    expect({ status, fields: Object.keys(body.errors ?? {}) }).toEqual({
      ...{ status: 400, fields: ['idempotency-key'] },
    });
  });

  it('the largest amount there is', async () => {
    await someone('rich');
    const largest = { user_id: 'rich', idempotency: 'rich', body: { amount: 10_000_000 } };
    expect((await credit(largest)).body).toMatchObject({ balance: 10_000_000 });
  });
});
