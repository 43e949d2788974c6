// What a publisher's server reads and changes about its users.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UserRecord } from '#store/people/users.ts';
import type { AppRecord } from '#store/publishers/apps.ts';
import { anApiKey } from '#testing/api-keys.ts';
import { anApp } from '#testing/apps.ts';
import { creditByOperator } from '#testing/ledger.ts';
import { aUser, changeUser } from '#testing/people.ts';
import { listen } from './support/listeners.ts';
import type { Person } from './support/qualification.ts';
import type { TestServer } from './support/server.ts';
import { aScene, report, reportedClick, startSupplierServer } from './support/survey-clicks.ts';

let server: TestServer;
let app: AppRecord;
let alice: Person;
let key: string;
let otherKey: string;
let cid: string;
beforeAll(async () => {
  server = await startSupplierServer();
  const { db } = server.database;
  const scene = await aScene(server, 'alice');
  ({ app, alice } = scene);
  key = await anApiKey(db, app);
  otherKey = await anApiKey(db, await anApp(db));
  cid = await reportedClick(server, alice, scene.survey, { code: '10', transaction: 'paid' });
});
afterAll(() => server.stop());

const get = (user_id: string, as = key) =>
  server.publish('publisher/users/get-user', { as, params: { user_id } });
const ledger = (user_id: string, query: Record<string, string> = {}, as = key) =>
  server.publish('publisher/users/get-user-ledger', { as, params: { user_id }, query });
const linesOf = async (user_id: string, query: Record<string, string> = {}) => {
  const { body } = await ledger(user_id, query);
  return body as {
    lines: { transaction_id: string; balance: number; amount: number }[];
    next: string | null;
  };
};
const setState = (user_id: string, body: object, as = key) =>
  server.publish('publisher/users/put-user-state', { as, params: { user_id }, body });
const someone = (uuid?: string): Promise<UserRecord> => aUser(server.database.db, app, uuid);
const credit = (user: UserRecord, amount: bigint, hours = 0) => {
  const at = new Date(server.clock.now.getTime() + hours * 3_600_000);
  return creditByOperator(server.database, app, user, {
    kind: 'adjustment',
    reason: 'Corrected',
    amount,
    at,
  });
};

describe('PB-04 a publisher reads a user', () => {
  it('Alice, with her balances', async () => {
    const { status, body } = await get('alice');
    expect({ status, ...body }).toMatchObject({
      status: 200,
      user: {
        ...{ user_id: 'alice', state: 'active', until: null, reason: null, country: 'US' },
        ...{ balance: 500, pending: 0, test_balance: 0, currency: 'Coins', decimals: 0 },
      },
    });
    expect(JSON.stringify(body)).not.toContain(alice.uhash);
  });

  it('Bob, who has done nothing yet', async () => {
    await someone('bob');
    expect((await get('bob')).body.user).toMatchObject({ balance: 0, pending: 0, test_balance: 0 });
    expect((await ledger('bob')).body).toEqual({ lines: [], next: null });
  });

  it('nobody, and nobody of another app', async () => {
    for (const answered of [await get('nobody'), await get('alice', otherKey)])
      expect(answered).toMatchObject({ status: 404, body: { code: 'not-found' } });
    expect((await ledger('nobody')).status).toBe(404);
    expect((await ledger('alice', {}, otherKey)).status).toBe(404);
  });

  it.each([
    'a/b',
    '../alice',
    '100%',
    'a+b c',
    'ää🙂',
    'مرحبا',
    'e\u0301',
    '🙂'.repeat(128),
    ':'.repeat(128),
    'x'.repeat(128),
    '?#&=',
  ])('whose id is %s', async (uuid) => {
    await someone(uuid);
    expect(await get(uuid)).toMatchObject({ status: 200, body: { user: { user_id: uuid } } });
  });

  it('and an id that nobody can have is refused, not looked for', async () => {
    for (const user_id of ['x'.repeat(129), '\0']) expect([400, 404]).toContain((await get(user_id)).status);
  });
});

describe('PB-04 a publisher reads a ledger', () => {
  it('of a survey that was completed and taken back', async () => {
    const [line, ...rest] = (await linesOf('alice')).lines;
    expect(rest).toEqual([]);
    expect(line).toMatchObject({
      ...{ type: 'credit', amount: 500, pending: 0, test: false, balance: 500, click_id: cid },
      ...{ transaction_id: expect.stringMatching(/^tx_[0-9a-f]{32}$/), reason: 'Survey completed' },
    });
    server.clock.now = new Date(server.clock.now.getTime() + 1_000);
    await report(server, cid, { code: '90', reverses: 'paid' });
    const { lines } = await linesOf('alice');
    expect(lines.map((each) => [each.amount, each.balance])).toEqual([
      [-500, 0],
      [500, 500],
    ]);
    expect(lines[0]).toMatchObject({ type: 'reversal' });
  });

  it('page by page, each line once, each with the balance after it', async () => {
    const carol = await someone('carol');
    // Three of them at one moment.
    const hours = [0, 1, 1, 1, 2, 3, 4];
    for (const [index, hour] of hours.entries()) await credit(carol, BigInt(index + 1), hour);
    const pages: { transaction_id: string; balance: number }[][] = [];
    let before: string | null = null;
    do {
      const page = await linesOf('carol', { limit: '3', ...(before !== null && { before }) });
      pages.push(page.lines);
      before = page.next;
    } while (before !== null);
    expect(pages.map(({ length }) => length)).toEqual([3, 3, 1]);
    const lines = pages.flat();
    expect(new Set(lines.map(({ transaction_id }) => transaction_id)).size).toBe(7);
    expect(lines.map(({ balance }) => balance)).toEqual([28, 21, 15, 10, 6, 3, 1]);
    expect((await get('carol')).body.user).toMatchObject({ balance: 28 });
  });

  it.each(['x', '1_', '-1_2', '1_x', '99999999999999999_1', "1_1' or 1=1"])(
    'not from the cursor %j, which is none of ours',
    async (before) => {
      expect(await ledger('alice', { before })).toMatchObject({
        ...{ status: 400, body: { errors: { before: ['is not a cursor of this list'] } } },
      });
    },
  );
});

describe('PB-04 a publisher bans, holds and frees', () => {
  const reason = 'Sold coins.';
  const until = '2036-01-01T00:00:00.000Z';

  it('Dan, and his open panel and the audit are told', async () => {
    const dan = await someone('dan');
    const panel = await listen(server, `notifications-${dan.uhash}`, dan.uhash);
    const banned = await setState('dan', { state: 'banned', scope: 'offers', until, reason });
    expect(banned.body.user).toMatchObject({ state: 'banned', scope: 'offers', until, reason });
    expect(await panel.next()).toMatchObject({ event: 'account-changed' });
    panel.end();
    const offers = await server.call('offers/get-offers', { as: dan.uhash });
    expect(offers.body).toMatchObject({ type: 'banned' });
    const freed = await setState('dan', { state: 'active', reason: 'A mistake.' });
    expect(freed.body.user).toMatchObject({ state: 'active', scope: 'all', until: null });
    const params = { app: app.id, uhash: dan.uhash };
    const { body } = await server.operate('console/users/get-users-events', { params });
    const by = `api:${key.slice(0, 12)}`;
    expect(body.events).toMatchObject([
      { what: 'active (all)', reason: 'A mistake.', by },
      { what: `banned (offers) until ${until}`, reason, by },
    ]);
  });

  it('nobody of another app', async () => {
    await someone('erin');
    expect((await setState('erin', { state: 'banned', reason }, otherKey)).status).toBe(404);
    expect((await get('erin')).body.user).toMatchObject({ state: 'active' });
  });

  it('nobody whom an operator has banned, until the operator has freed them or the ban is over', async () => {
    const gina = await someone('gina');
    const params = { app: app.id, uhash: gina.uhash };
    const operate = (body: object) =>
      server.operate('console/users/put-users-state', { params, body: { reason, ...body } });
    const inADay = new Date(server.clock.now.getTime() + 24 * 3_600_000);
    await setState('gina', { state: 'banned', reason });
    expect((await operate({ state: 'banned', until: inADay.toISOString() })).status).toBe(200);
    for (const state of ['active', 'banned', 'on_hold'])
      expect(await setState('gina', { state, reason })).toMatchObject({
        ...{ status: 409, body: { code: 'conflict', message: expect.stringContaining('operator') } },
      });
    expect((await get('gina')).body.user).toMatchObject({ state: 'banned', until: inADay.toISOString() });
    server.clock.now = inADay;
    expect((await setState('gina', { state: 'on_hold', reason })).status).toBe(200);
    await operate({ state: 'on_review' });
    expect((await setState('gina', { state: 'active', reason })).status).toBe(409);
    await operate({ state: 'active' });
    expect((await setState('gina', { state: 'banned', reason })).status).toBe(200);
    expect((await setState('gina', { state: 'active', reason })).status).toBe(200);
  });

  it('no account that is closed', async () => {
    const frank = await someone('frank');
    await changeUser(server.database.db, frank, { state: 'closed' });
    expect((await setState('frank', { state: 'active', reason })).status).toBe(409);
  });

  it.each([
    [{ state: 'closed', reason }, 400],
    [{ state: 'on_review', reason }, 400],
    [{ state: 'banned' }, 400],
    [{ state: 'banned', reason: ' ' }, 400],
    [{ state: 'banned', reason, until: '2020-01-01T00:00:00Z' }, 422],
    [{ state: 'banned', reason, app: 'other' }, 400],
  ])('not with %j', async (body, status) => {
    expect((await setState('alice', body)).status).toBe(status);
    expect((await get('alice')).body.user).toMatchObject({ state: 'active' });
  });
});
