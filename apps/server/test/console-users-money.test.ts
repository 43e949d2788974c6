// Credits and debits by people of the console, over HTTP: within the cap, once, undone once, and the books stay whole.
import { randomUUID } from 'node:crypto';
import type { ConsoleCallName } from '@earnwall/contract/console-calls';
import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { UserRecord } from '#store/people/users.ts';
import { audit_events } from '#store/schema/audit-events.ts';
import { anApiKey } from '#testing/api-keys.ts';
import { type AppRecord, anApp } from '#testing/apps.ts';
import { bookProblems } from '#testing/books.ts';
import { aClick } from '#testing/clicks.ts';
import { aPerson, type SignedInPerson } from '#testing/console-people.ts';
import { balancesIn, movementsIn } from '#testing/ledger.ts';
import { aUser, changeUser } from '#testing/people.ts';
import { postbacksIn } from '#testing/postbacks.ts';
import { aStartedClick, says, settlementsOn } from '#testing/settling.ts';
import { aSurvey } from '#testing/surveys.ts';
import { aTicket } from '#testing/tickets.ts';
import { listen } from './support/listeners.ts';
import { joinServer, startServer, type TestServer } from './support/server.ts';

let server: TestServer;
let app: AppRecord;
let bob: UserRecord;
let sam: SignedInPerson;
beforeAll(async () => {
  server = await startServer();
});
afterAll(async () => {
  expect(await bookProblems(server.database.db)).toEqual([]);
  await server.stop();
});
beforeEach(async () => {
  app = await anApp(on(), { credit_cap: 5_000n });
  bob = await aUser(on(), app);
  sam = await person('support');
});

const on = () => server.database.db;
const reason = 'The survey was finished';
const person = (role: 'admin' | 'support' | 'owner', factor_at?: Date) =>
  aPerson(on(), role, {
    ...{ publisher_id: app.publisher_id, now: server.clock.now },
    ...(factor_at && { factor_at }),
  });
const stale = () => new Date(server.clock.now.getTime() - 10 * 60_000 - 1);

interface Given {
  by?: SignedInPerson;
  amount?: string;
  user?: UserRecord;
  key?: string;
  kind?: 'credits' | 'debits';
  on?: TestServer;
  body?: object;
}
function move(given: Given = {}) {
  const { by = sam, amount = '100', user = bob, key = randomUUID(), kind = 'credits', body = {} } = given;
  return (given.on ?? server).operate(`console/users/post-users-${kind}`, {
    headers: { ...by.headers },
    ...{ params: { app: user.app_id, uhash: user.uhash }, body: { amount, reason, key, ...body } },
  });
}
const ask = (name: ConsoleCallName, by = sam, more: object = {}) =>
  server.operate(name, {
    headers: { ...by.headers },
    params: { app: app.id, uhash: bob.uhash, ...more },
  });
const undo = (transaction: unknown, { by = sam, key = randomUUID() } = {}) =>
  server.operate('console/users/post-users-movements-undo', {
    headers: { ...by.headers },
    params: { app: app.id, uhash: bob.uhash, transaction: String(transaction) },
    body: { reason: 'A slip', key },
  });
const balanceOf = async (user = bob) => (await balancesIn(on(), user)).user ?? 0n;

describe('CO-02 a supporter credits by hand', () => {
  it('and balance, panel, postback and audit agree', async () => {
    const panel = await listen(server, `notifications-${bob.uhash}`, bob.uhash);
    const click = await aClick(on(), bob, await aSurvey(on()));
    const ticket = await aTicket(on(), bob, 'Where are my coins?');
    const { status, body } = await move({ amount: '460', body: { ticket, cid: click } });
    const transaction_id = expect.stringMatching(/^tx_[0-9a-f]{32}$/);
    expect({ status, body }).toEqual({ status: 200, body: { transaction_id, amount: 460, balance: 460 } });
    expect(await panel.next()).toMatchObject({
      event: 'earnings-changed',
      data: { credits: [{ amount: 460, label: null }] },
    });
    panel.end();
    const [moved] = await movementsIn(on(), app);
    expect(moved).toMatchObject({ kind: 'adjustment', reason, source: 'operator', cid: null });
    const [postback] = await postbacksIn(on(), app);
    expect(postback).toMatchObject({
      ...{ transaction_id: moved?.transaction_id, type: 'correction' },
      payload: { amount: 460, balance: 460, cid: click, reason },
    });
    const [event] = await on()
      .select()
      .from(audit_events)
      .where(and(eq(audit_events.user_id, bob.id), eq(audit_events.kind, 'change')))
      .orderBy(desc(audit_events.id));
    expect(event).toMatchObject({
      ...{ what: 'credited 460 Coins', reason, person_id: sam.id, app_id: app.id },
      about: { transaction: body.transaction_id, tickets: [ticket], click: click.slice(0, 12) },
    });
    expect(event?.changes[0]).toEqual({ field: 'balance', old: '0 Coins', new: '460 Coins' });
    // The person reads it in their own history, as a payment by hand.
    const history = await server.call('activities/get-activities', {
      ...{ as: bob.uhash, params: { tab: 'surveys' } },
    });
    expect(JSON.stringify(history.body)).toContain(reason);
  });

  it('up to the cap of a day, to the last coin', async () => {
    expect((await move({ amount: '4999' })).status).toBe(200);
    expect((await ask('console/users/get-users-credit-limit')).body).toEqual({
      ...{ capped: true, cap: 5_000, used: 4_999, left: 1 },
    });
    const above = await move({ amount: '2' });
    expect(above).toMatchObject({ status: 403, body: { code: 'above-cap' } });
    expect(above.body.message).toBe('Support may credit 5000 Coins a day here; 1 Coins of yours are left.');
    // Debits count the same.
    expect((await move({ amount: '2', kind: 'debits' })).body.code).toBe('above-cap');
    expect((await move({ amount: '1' })).status).toBe(200);
    expect(await balanceOf()).toBe(5_000n);
    // Somebody else has a day of their own, and so has another app.
    expect((await move({ by: await person('support') })).status).toBe(200);
  });

  it('again when a day has passed', async () => {
    await move({ amount: '5000' });
    expect((await move({ amount: '1' })).status).toBe(403);
    const before = server.clock.now;
    // Within what a session lasts without a request, twice.
    for (const hours of [11, 11]) {
      server.clock.forward(hours * 3_600_000);
      expect((await move({ amount: '1' })).status).toBe(403);
    }
    server.clock.forward(2 * 3_600_000);
    expect((await move({ amount: '5000' })).status).toBe(200);
    server.clock.now = before;
  });

  it('nothing in an app without a cap', async () => {
    app = await anApp(on());
    bob = await aUser(on(), app);
    const refused = await move({ amount: '1' });
    expect(refused).toMatchObject({ status: 403, body: { code: 'above-cap' } });
    expect(await balanceOf()).toBe(0n);
  });

  it('once, however often the button was pressed, on whatever node', async () => {
    const node = await joinServer(server);
    const key = randomUUID();
    const answers = await Promise.all(
      [...Array(8).keys()].map((index) => move({ key, on: index % 2 ? node : server })),
    );
    await node.stop();
    for (const { status, body } of answers)
      expect({ status, body }).toEqual({ status: 200, body: answers[0]?.body });
    expect(await balanceOf()).toBe(100n);
    for (const other of [{ amount: '101' }, { kind: 'debits' as const }, { by: await person('support') }])
      expect((await move({ key, ...other })).status).toBe(409);
  });

  it('not above the cap by two presses at once', async () => {
    const answers = await Promise.all([...Array(6).keys()].map(() => move({ amount: '2000' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 403, 403, 403, 403]);
    expect(await balanceOf()).toBe(4_000n);
  });
});

describe('CO-02 admins and owners', () => {
  it.each(['admin', 'owner'] as const)('%s: above the cap with a fresh factor', async (role) => {
    const late = await person(role, stale());
    expect((await move({ by: late, amount: '5000' })).status).toBe(200);
    expect((await move({ by: late, amount: '1' })).body.code).toBe('factor-needed');
    expect((await move({ by: await person(role), amount: '5001' })).status).toBe(200);
  });
});

describe('CO-02 a debit', () => {
  it('takes it away, also below zero', async () => {
    await move({ amount: '100' });
    const { body } = await move({ amount: '250', kind: 'debits' });
    expect(body).toMatchObject({ amount: -250, balance: -150 });
    expect(await balanceOf()).toBe(-150n);
  });
});

it('CO-02 what is moved by hand for a click names the reward that it reduces, and its undo what was moved', async () => {
  const survey = await aSurvey(on());
  const cid = await aStartedClick(on(), bob, survey, { opened_at: server.clock.now });
  const report = says(cid, 'complete', { transaction: `${cid}-1` });
  await settlementsOn(on()).settle(survey.supplier_id, report, server.clock.now);
  const debited = await move({ amount: '1', kind: 'debits', body: { cid } });
  await undo(debited.body.transaction_id);
  const [reward, debit, undone] = await postbacksIn(on(), app);
  expect(reward).toMatchObject({ type: 'credit', payload: { cid, reverses: null } });
  expect(debit).toMatchObject({ type: 'correction', payload: { cid, reverses: reward?.transaction_id } });
  expect(undone).toMatchObject({ type: 'correction', payload: { cid, reverses: debit?.transaction_id } });
});

describe('CO-02 undo', () => {
  it('posts the inverse, once, and gives the cap back', async () => {
    const { body } = await move({ amount: '5000' });
    const key = randomUUID();
    const undone = await undo(body.transaction_id, { key });
    expect(undone).toMatchObject({ status: 200, body: { amount: -5_000, balance: 0 } });
    expect((await undo(body.transaction_id, { key })).body).toEqual(undone.body);
    expect(await undo(body.transaction_id)).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect(await balanceOf()).toBe(0n);
    expect((await ask('console/users/get-users-credit-limit')).body).toMatchObject({ used: 0 });
    // Its publisher is told what it takes back.
    const [credit, taken] = await postbacksIn(on(), app);
    expect(taken).toMatchObject({
      ...{ type: 'correction', payload: { amount: -5_000, reverses: credit?.transaction_id } },
    });
    expect(taken?.payload).not.toHaveProperty('undoes');
    // An undo is not undone.
    expect((await undo(undone.body.transaction_id)).status).toBe(404);
  });

  it('of two at once, one', async () => {
    const { body } = await move({ kind: 'debits' });
    const both = await Promise.all([undo(body.transaction_id), undo(body.transaction_id)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await balanceOf()).toBe(0n);
  });

  it('by a supporter of their own only, by an admin of all', async () => {
    const { body } = await move();
    expect((await undo(body.transaction_id, { by: await person('support') })).status).toBe(403);
    expect((await undo(body.transaction_id, { by: await person('admin') })).status).toBe(200);
  });

  it('of nothing but what operators moved', async () => {
    const as = await anApiKey(on(), app, { scopes: ['credits'] });
    const credited = await server.publish('publisher/users/post-user-credits', {
      ...{ as, params: { user_id: bob.uuid }, body: { amount: 5, reason: 'Quest' } },
      headers: { 'idempotency-key': 'quest' },
    });
    expect((await undo(credited.body.transaction_id, { by: await person('admin') })).status).toBe(404);
    expect(await balanceOf()).toBe(5n);
  });
});

describe('CO-02 refused', () => {
  it.each(['0', '-1', '1.5', 'x', '', '1e3', '10000001', '1,000'])('the amount %j', async (amount) => {
    const refused = await move({ by: await person('admin'), amount });
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body.errors ?? {})).toEqual(['amount']);
  });

  it('without a reason', async () => {
    expect((await move({ body: { reason: '  ' } })).status).toBe(400);
  });

  it('a ticket or click of somebody else', async () => {
    const other = await aUser(on(), app);
    const ticket = await aTicket(on(), other, 'Mine');
    const cid = await aClick(on(), other, await aSurvey(on()));
    expect((await move({ body: { ticket } })).status).toBe(422);
    expect((await move({ body: { cid } })).status).toBe(422);
    expect(await balanceOf()).toBe(0n);
  });

  it('nobody who is unknown, erased or closed; a banned person is credited', async () => {
    expect((await move({ user: { ...bob, uhash: 'unknown' } })).status).toBe(404);
    await changeUser(on(), bob, { state: 'banned' });
    expect((await move()).status).toBe(200);
    await changeUser(on(), bob, { state: 'closed' });
    expect((await move()).status).toBe(422);
    await changeUser(on(), bob, { state: 'active' });
    const as = await anApiKey(on(), app);
    await server.publish('publisher/users/post-user-erasure', { as, params: { user_id: bob.uuid } });
    expect((await move()).status).toBe(404);
    expect(await balanceOf()).toBe(100n);
  });
});

it('CO-02 decimals are those of the app, and test money is test money', async () => {
  app = await anApp(on(), { decimals: 2, credit_cap: 1_000n, test_mode: true });
  bob = await aUser(on(), app);
  const { body } = await move({ amount: '9.99' });
  expect(body).toMatchObject({ amount: 999, balance: 999 });
  expect((await move({ amount: '0.001' })).status).toBe(422);
  expect((await move({ amount: '0.02' })).body.message).toContain('0.01 Coins of yours are left');
  expect(await balancesIn(on(), bob)).toEqual({ user_test: 999n });
  expect((await undo(body.transaction_id)).body).toMatchObject({ amount: -999, balance: 0 });
});
