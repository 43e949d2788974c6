// The browser extension on the real server: prompts that do not come back, codes that tie an install to its user, a
// bonus that is paid once, and the number on the badge.
import { demoExtension } from '@earnwall/contract/demo-extension';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '#config/config.ts';
import { checkBooks } from '#store/money/books.ts';
import type { AppRecord } from '#store/publishers/apps.ts';
import { banner_views, extension_installs } from '#store/schema/extension.ts';
import { movements } from '#store/schema/ledger.ts';
import { anApp, changeApp } from '#testing/apps.ts';
import { changeUser } from '#testing/people.ts';
import { postbacksIn } from '#testing/postbacks.ts';
import { randomHash } from '#testing/random-hash.ts';
import { aSurvey } from '#testing/surveys.ts';
import { listen, receivedBy } from './support/listeners.ts';
import { aPerson, type Person } from './support/qualification.ts';
import { type Asked, joinServer, startServer, type TestServer } from './support/server.ts';
import { balancesOf } from './support/survey-clicks.ts';

/** Each test has a day of its own, and with it all that an address may ask for in a minute. */
let noon = new Date('2026-03-10T12:00:00Z');
const minutes = (count: number) => new Date(noon.getTime() + count * 60_000);
const store = 'https://store.example/earnwall';
const config = readConfig({
  TRUST_PROXY: 'loopback',
  EXTENSION_IDS: demoExtension.id,
  EXTENSION_URL: store,
});
const fromExtension = { origin: `chrome-extension://${demoExtension.id}` };

let server: TestServer;
let other: TestServer;
let app: AppRecord;
let alice: Person;
beforeAll(async () => {
  server = await startServer({ config });
  other = await joinServer(server, { config });
});
afterAll(async () => {
  await other.stop();
  await server.stop();
});
beforeEach(async () => {
  noon = new Date(noon.getTime() + 24 * 3_600_000);
  server.clock.now = other.clock.now = noon;
  app = await anApp(server.database.db, { requires_security_hash: false, extension_bonus: 250n });
  alice = await aPerson(server, app, 'alice');
});

const pair = (person = alice, install: string | null = null) =>
  server.call('extension/post-extension-pairing', { as: person.uhash, body: { install } });

async function codeFor(person = alice): Promise<string> {
  const { status, body } = await pair(person);
  expect(status).toBe(200);
  return String(body.code);
}

const redeem = (code: string, more: Partial<Asked> & { install?: string; node?: TestServer } = {}) => {
  const { install = randomHash(), node = server, ...asked } = more;
  return node.call('extension/post-extension-install', {
    body: { code, install },
    headers: fromExtension,
    ...asked,
  });
};

const surveys = (token: unknown, headers: Record<string, string> = {}) =>
  server.call('extension/get-extension-surveys', { as: String(token), headers });

async function offerTo(person = alice) {
  const { body } = await server.call('app/get-app', { as: person.uhash });
  return (body.extra as { extension: object }).extension;
}

const close = () =>
  server.call('banners/post-banners-close', { as: alice.uhash, body: { banner: 'extension' } });

describe('EX-01 what the panel gets to know', () => {
  it('EX-01 offers the bonus and the store’s page, until the prompt is closed', async () => {
    expect(await offerTo()).toEqual({ status: 0, bonus: 250, url: store });
    const view = { as: alice.uhash, body: { banners: ['reward_extension'] } };
    for (let time = 0; time < 2; time += 1)
      expect((await server.call('banners/post-banners-view', view)).body).toEqual({ result: true });
    expect((await close()).body).toEqual({ result: true });
    expect(await offerTo()).toEqual({ status: null, bonus: 250, url: store });
    const shown = await server.database.db
      .select()
      .from(banner_views)
      .where(eq(banner_views.app_id, app.id))
      .orderBy(banner_views.banner);
    expect(shown).toMatchObject([
      { banner: 'extension', views: 0, closed_at: noon },
      { banner: 'reward_extension', views: 2, closed_at: null },
    ]);
  });

  it('EX-01 says once that it was credited; who closed the prompt may install all the same', async () => {
    await close();
    expect((await redeem(await codeFor())).body).toMatchObject({ user_reward: 250 });
    await changeApp(server.database.db, app, { extension_bonus: 300n });
    expect(await offerTo()).toEqual({ status: 1, bonus: 250, url: store });
    await close();
    expect(await offerTo()).toMatchObject({ status: null });
  });

  it.each<[string, () => Promise<unknown>]>([
    ['an app without it', () => changeApp(server.database.db, app, { extension_bonus: null })],
    ['a banned account', () => changeUser(server.database.db, alice.user, { state: 'banned' })],
    ['maintenance', () => changeApp(server.database.db, app, { maintenance: true })],
  ])('EX-01 offers nothing in %s', async (_what, change) => {
    await change();
    expect(await offerTo()).toEqual({ status: null, bonus: 0, url: null });
  });
});

describe('EX-02 pairing', () => {
  it('EX-02 is not needed for the install that is tied already, but for any other one', async () => {
    const install = randomHash();
    await redeem(await codeFor(), { install });
    expect((await pair(alice, install)).body).toEqual({ code: null });
    for (const another of [null, randomHash()])
      expect((await pair(alice, another)).body.code).toEqual(expect.any(String));
    const bob = await aPerson(server, app, 'bob');
    expect((await pair(bob, install)).body.code).toEqual(expect.any(String));
  });

  it('EX-02 gives codes of 256 bits that the database does not hold', async () => {
    const code = await codeFor();
    expect(Buffer.from(code, 'base64url')).toHaveLength(32);
    const { rows } = await server.database.db.execute('select * from extension_pairings');
    expect(JSON.stringify(rows)).not.toContain(code);
    expect(server.logged.join('\n')).not.toContain(code);
  });

  it.each<[string, number, () => Promise<unknown>]>([
    ['an app without it', 404, () => changeApp(server.database.db, app, { extension_bonus: null })],
    ['a banned account', 403, () => changeUser(server.database.db, alice.user, { state: 'banned' })],
    ['maintenance', 403, () => changeApp(server.database.db, app, { maintenance: true })],
  ])('EX-02 is refused in %s', async (_what, status, change) => {
    await change();
    expect((await pair()).status).toBe(status);
  });
});

describe('EX-02 redeeming', () => {
  it('EX-02 credits through the ledger, with a message to the publisher, and the open panel is notified', async () => {
    const panel = await listen(server, `notifications-${alice.uhash}`, alice.uhash);
    const { status, body } = await redeem(await codeFor());
    expect([status, body.user_reward]).toEqual([200, 250]);
    expect(await receivedBy(panel)).toMatchObject([
      { event: 'earnings-changed', data: { credits: [{ amount: 250 }] } },
    ]);
    expect(await balancesOf(server, alice)).toEqual({ user: 250n });
    const { db } = server.database;
    const transaction = `${app.id}:${alice.user.id}`;
    expect(await db.select().from(movements).where(eq(movements.app_id, app.id))).toMatchObject([
      { kind: 'extension_bonus', source: 'extension', transaction },
    ]);
    expect(await postbacksIn(db, app)).toMatchObject([
      { type: 'extension', payload: { amount: 250, balance: 250, test: false } },
    ]);
    expect(await checkBooks(db)).toEqual([]);
  });

  it('EX-02 a code is spent by one of fifty who redeem it at once on two nodes', async () => {
    const code = await codeFor();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, turn) => redeem(code, { node: turn % 2 === 0 ? server : other })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(49);
    expect(await balancesOf(server, alice)).toEqual({ user: 250n });
  });

  it('EX-02 fifty codes of one user at once on two nodes tie fifty times, and pay once', async () => {
    const codes: string[] = [];
    for (let made = 0; made < 50; made += 1) codes.push(await codeFor());
    const answers = await Promise.all(
      codes.map((code, turn) => redeem(code, { node: turn % 2 === 0 ? server : other })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(answers.map(({ body }) => body.user_reward).filter((reward) => reward !== 0)).toEqual([250]);
    const { db } = server.database;
    expect(await db.select().from(movements).where(eq(movements.app_id, app.id))).toHaveLength(1);
    expect(await postbacksIn(db, app)).toHaveLength(1);
    expect(await balancesOf(server, alice)).toEqual({ user: 250n });
    expect(await checkBooks(db)).toEqual([]);
  });

  it('EX-02 one install pays one account of an app, even when two ask at once', async () => {
    const bob = await aPerson(server, app, 'bob');
    const install = randomHash();
    const codes = [await codeFor(), await codeFor(bob)];
    const answers = await Promise.all(codes.map((code) => redeem(code, { install })));
    expect(answers.map(({ body }) => Number(body.user_reward)).sort()).toEqual([0, 250]);
    expect(
      await server.database.db.select().from(movements).where(eq(movements.app_id, app.id)),
    ).toHaveLength(1);

    for (const person of [alice, bob]) expect(await offerTo(person)).not.toMatchObject({ status: 0 });

    const elsewhere = await anApp(server.database.db, {
      requires_security_hash: false,
      extension_bonus: 70n,
    });
    const there = await redeem(await codeFor(await aPerson(server, elsewhere, 'alice')), { install });
    expect(there.body.user_reward).toBe(70);
  });

  it.each([
    ['no origin', undefined],
    ['a page', 'https://evil.example'],
    ['the product’s own page', 'http://127.0.0.1:4000'],
    ['another extension', 'chrome-extension://abcdefghijklmnopabcdefghijklmnop'],
    ['one that begins like ours', `${fromExtension.origin}.evil.example`],
  ])('EX-02 is refused to %s, and the code is not spent', async (_who, origin) => {
    const code = await codeFor();
    const forged = await redeem(code, { headers: origin === undefined ? {} : { origin } });
    expect(forged.status).toBe(403);
    expect(await balancesOf(server, alice)).toEqual({});
    expect((await redeem(code)).status).toBe(200);
  });

  it('EX-02 an unknown, a used and an old code look the same, and pay nothing', async () => {
    const [used, old] = [await codeFor(), await codeFor()];
    expect((await redeem(used)).status).toBe(200);
    server.clock.now = minutes(5);
    const answers = [await redeem(used), await redeem(old), await redeem(randomHash())];
    expect(answers.map(({ status, body }) => [status, body.code, body.message])).toEqual(
      Array(3).fill([404, 'not-found', 'This code is unknown, used, or too old.']),
    );
    expect(await balancesOf(server, alice)).toEqual({ user: 250n });
  });

  it('EX-02 ties to the user who asked for the code, whoever else is signed in where it is redeemed', async () => {
    const bob = await aPerson(server, app, 'bob');
    const { body } = await redeem(await codeFor(), { as: bob.uhash });
    expect(body.user_reward).toBe(250);
    expect([await balancesOf(server, alice), await balancesOf(server, bob)]).toEqual([{ user: 250n }, {}]);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['was banned since', () => changeUser(server.database.db, alice.user, { state: 'banned' })],
    ['was closed since', () => changeUser(server.database.db, alice.user, { state: 'closed' })],
    ['lives in an app that is off', () => changeApp(server.database.db, app, { status: 'off' })],
  ])('EX-02 is refused to an account that %s, and the code waits', async (_what, change) => {
    const code = await codeFor();
    await change();
    expect((await redeem(code)).status).toBe(403);
    expect(await balancesOf(server, alice)).toEqual({});
    await changeUser(server.database.db, alice.user, { state: 'active' });
    await changeApp(server.database.db, app, { status: 'open' });
    expect((await redeem(code)).body).toMatchObject({ user_reward: 250 });
  });

  it('EX-02 gives no real points in test mode', async () => {
    await changeApp(server.database.db, app, { test_mode: true });
    expect((await redeem(await codeFor())).body).toMatchObject({ user_reward: 250 });
    expect(await balancesOf(server, alice)).toEqual({ user_test: 250n });
    expect(await checkBooks(server.database.db)).toEqual([]);
  });

  it('ID-10 an install credited in test mode is tied again once the app is live, and really credited', async () => {
    const { db } = server.database;
    const install = randomHash();
    await changeApp(db, app, { test_mode: true });
    expect((await redeem(await codeFor(), { install })).body).toMatchObject({ user_reward: 250 });
    expect((await redeem(await codeFor(), { install })).body).toMatchObject({ user_reward: 0 });
    expect(await offerTo()).toMatchObject({ status: 1, bonus: 250 });
    expect((await pair(alice, install)).body).toEqual({ code: null });

    await changeApp(db, app, { test_mode: false, extension_bonus: 300n });
    const { code } = (await pair(alice, install)).body;
    expect((await redeem(String(code), { install })).body).toMatchObject({ user_reward: 300 });
    expect((await pair(alice, install)).body).toEqual({ code: null });
    expect((await redeem(await codeFor(), { install })).body).toMatchObject({ user_reward: 0 });
    expect(await offerTo()).toMatchObject({ status: 1, bonus: 300 });
    expect(await balancesOf(server, alice)).toEqual({ user_test: 250n, user: 300n });
    expect(await checkBooks(db)).toEqual([]);
  });
});

describe('EX-02 the token', () => {
  const tokenFor = async (person = alice) => (await redeem(await codeFor(person))).body.token;

  it('EX-02 opens the number of surveys, which may be cached, and follows the list', async () => {
    const country = 'IS';
    const visitor = { 'x-forwarded-for': '85.220.0.1' };
    const token = await tokenFor();
    await changeUser(server.database.db, alice.user, { country });
    await aSurvey(server.database.db, { country });
    const first = await surveys(token, visitor);
    expect(first.body).toEqual({ count: 1 });
    const known = { ...visitor, 'if-none-match': first.headers.get('etag') ?? '' };
    expect((await surveys(token, known)).status).toBe(304);
    await aSurvey(server.database.db, { country });
    expect((await surveys(token, known)).body).toEqual({ count: 2 });
    await changeUser(server.database.db, alice.user, { state: 'banned' });
    expect((await surveys(token, known)).body).toEqual({ count: 0 });
  });

  it('EX-02 opens nothing else', async () => {
    const token = String(await tokenFor());
    for (const call of ['app/get-app', 'surveys/get-surveys', 'activities/get-activities'] as const) {
      const { status } = await server.call(call, { as: token, params: { tab: 'surveys' } });
      expect(status).toBe(401);
    }
  });

  it.each<[string, (token: unknown) => Promise<unknown>]>([
    ['replaced by that of another browser', () => tokenFor()],
    [
      'taken away',
      () => server.database.db.delete(extension_installs).where(eq(extension_installs.app_id, app.id)),
    ],
    ['of a closed account', () => changeUser(server.database.db, alice.user, { state: 'closed' })],
  ])('EX-02 is worth nothing when it is %s', async (_what, change) => {
    const token = await tokenFor();
    await change(token);
    expect((await surveys(token)).status).toBe(401);
  });

  it('EX-02 is no user hash, and a user hash is no token', async () => {
    await tokenFor();
    expect((await surveys(alice.uhash)).status).toBe(401);
    expect((await server.call('extension/get-extension-surveys')).status).toBe(401);
  });
});
