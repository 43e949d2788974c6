// The go-live page: what it sees of an integration, and what it says about it.
import { newSecret, verifyMessage } from '@earnwall/postbacks/signature';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { securityHash } from '#accounts/security-hash.ts';
import { testSupplier } from '#adapters/suppliers/test-supplier.ts';
import type { AppRecord } from '#store/publishers/apps.ts';
import { audit_events } from '#store/schema/audit-events.ts';
import { clicks } from '#store/schema/clicks.ts';
import { integration_checks } from '#store/schema/integration-checks.ts';
import { anApp, changeApp } from '#testing/apps.ts';
import { checkBooks } from '#testing/books.ts';
import { type Deliveries, deliveriesOn } from '#testing/deliveries.ts';
import { balancesIn } from '#testing/ledger.ts';
import { userNamed } from '#testing/people.ts';
import { anEndpoint, postbacksIn } from '#testing/postbacks.ts';
import { answers, type Receiver, startReceiver } from '#testing/receiver.ts';
import { aSurvey } from '#testing/surveys.ts';
import { joinServer, startServer, type TestServer } from './support/server.ts';
import { visit as request } from './support/survey-clicks.ts';

const page = 'https://game.example';
const ours = testSupplier('a secret of the tests alone');
const suppliers = new Map([[ours.id, ours]]);

let server: TestServer;
let other: TestServer;
let deliveries: Deliveries;
let receiver: Receiver;
let app: AppRecord;

beforeAll(async () => {
  server = await startServer({ suppliers });
  other = await joinServer(server, { suppliers });
  deliveries = deliveriesOn(server.database);
});
afterAll(async () => {
  await deliveries.stop();
  await other.stop();
  await server.stop();
});
beforeEach(async () => {
  receiver = await startReceiver();
  const { db } = server.database;
  app = await anApp(db, { test_mode: true, allowed_origins: [page], policy_required: false });
  return () => receiver.stop();
});

interface Check {
  name: string;
  state: string;
  what: string;
  fix: string | null;
}

const post = (what: 'test-user' | 'doctor' | 'origins' | 'live' | 'test', body?: unknown) =>
  server.operate(`console/go-live/post-apps-go-live-${what}`, {
    params: { app: app.id },
    ...(body !== undefined && { body }),
  });

async function look(at = server) {
  const { status, body } = await at.operate('console/go-live/get-apps-go-live', { params: { app: app.id } });
  expect(status).toBe(200);
  const checks = body.checks as Check[];
  const byName = (name: string) => checks.find((one) => one.name === name);
  return { body, checks, byName, states: checks.map(({ state }) => state).join(' ') };
}

/** As a browser opens the panel in a frame of the page. */
const open = (query: Record<string, string>, headers: Record<string, string> = {}, at = server) =>
  request(at, `/?${new URLSearchParams({ app: app.id, ...query })}`, {
    headers: {
      accept: 'text/html',
      ...{ 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'cross-site', referer: `${page}/` },
      ...headers,
    },
  });
const signed = (uuid: string) => ({ uuid, shash: securityHash(app.secret, uuid) });
const storedSteps = async () => {
  const { db } = server.database;
  const [row] = await db.select().from(integration_checks).where(eq(integration_checks.app_id, app.id));
  return Object.keys(row?.steps ?? {});
};

/** The test user, in the panel by the link. */
async function testUser() {
  const { status, body } = await post('test-user');
  expect(status).toBe(200);
  const { link, id, qr } = body.test_user as { link: string; id: string; qr: string[] };
  const { searchParams } = new URL(link);
  const st = searchParams.get('st') ?? '';
  // The first visit makes the account.
  expect((await server.call('app/get-app', { as: st })).status).toBe(200);
  return { id, link, qr, st };
}

/** Through the test survey, as the panel and the browser do it. */
async function take(st: string, button: 'complete' | 'screen_out') {
  const entry = await enterSurvey(st);
  const [, action = ''] = new RegExp(`formaction="([^"]+outcome=${button})"`).exec(entry.body) ?? [];
  const path = action.replaceAll('&amp;', '&');
  return { ...(await request(server, path, { method: 'POST' })), path };
}

async function enterSurvey(st: string) {
  const { body } = await server.call('surveys/get-surveys', { as: st });
  const [survey] = body.surveys as { survey_hash?: string; hash?: string }[];
  const begun = await server.call('qualification/post-qualification', {
    as: st,
    body: { survey: survey?.survey_hash ?? survey?.hash, policy_optin: 1 },
  });
  expect(begun.body.status).toBe('qualified');
  const { location } = await request(server, `/go/${begun.body.cid}`);
  expect(location).toContain(`${server.url}/test-survey?`);
  return await request(server, location?.slice(server.url.length) ?? '');
}

describe('the visit', () => {
  it('CO-03 waits, then passes with its origin, hash and user', async () => {
    expect((await look()).states).toBe('waiting not_yet not_yet not_yet not_yet');
    await open(signed('alice'));
    await expect
      .poll(async () => (await look()).byName('visit'))
      .toMatchObject({
        state: 'passed',
        what: `Origin ${page}, hash right, user alice.`,
      });
    expect((await look()).body.set_up).toMatchObject({ done: { snippet: true }, seen: { origin: page } });
  });

  it.each([
    ['from another origin', {}, { referer: 'https://www.game.example/' }, /www\.game\.example/, /Add this/],
    ['with a wrong hash', { shash: 'f'.repeat(64) }, {}, /does not fit/, /app secret that ends in/],
    ['without a hash', { shash: '' }, {}, /no security hash/, /Sign the user id/],
    ['of an unknown source', { s: 'nowhere' }, {}, /source in `s`/, /Settings/],
    ['without a user', { uuid: '', shash: '' }, {}, /no user/, /`uuid`/],
    ['with a session token that is none', { uuid: '', shash: '', st: 'st1.x.y' }, {}, /token/, /new token/],
  ])('CO-03 %s is refused, with what to change', async (_, query, headers, what, fix) => {
    await look();
    await open({ ...signed('alice'), ...query }, headers);
    await expect.poll(async () => (await look()).byName('visit')?.state).toBe('failed');
    const { byName, body } = await look();
    expect(byName('visit')?.what).toMatch(what);
    expect(byName('visit')?.fix).toMatch(fix);
    expect(body.refused_visit).toMatchObject({ what: byName('visit')?.what });
  });

  it('CO-03 a refused origin is added by one press, and taken back by another', async () => {
    await look();
    const origin = 'http://localhost:3000';
    await open(signed('alice'), { referer: `${origin}/earn` });
    await expect
      .poll(async () => (await look()).body.refused_visit)
      .toMatchObject({
        ...{ origin, may_add_origin: true },
      });
    expect((await post('origins', { origin })).body).toEqual({ origins: [page, origin] });
    expect((await look()).body.refused_visit).toBeNull();
    await open(signed('alice'), { referer: `${origin}/earn` });
    await expect.poll(async () => (await look()).byName('visit')?.state).toBe('passed');
    expect((await post('origins', { origin, allowed: false })).body).toEqual({ origins: [page] });
    const bad = await post('origins', { origin: 'localhost:3000/earn' });
    expect([bad.status, Object.keys(bad.body.errors as object)]).toEqual([422, ['origin']]);
    const events = await server.database.db
      .select()
      .from(audit_events)
      .where(eq(audit_events.app_id, app.id));
    expect(events.map(({ what }) => what)).toEqual(['origin allowed', 'origin no longer allowed']);
  });

  it('CO-03 does not count by the link of the page itself, nor inside the panel', async () => {
    await look();
    const { link } = await testUser();
    await request(server, link.slice(server.url.length), {
      headers: { accept: 'text/html', 'sec-fetch-dest': 'document', 'sec-fetch-site': 'none' },
    });
    await open(signed('alice'), { 'sec-fetch-site': 'same-origin' });
    // Noted in turn: when this one is there, the others would be.
    await open(signed('bob'));
    await expect.poll(async () => (await look()).byName('visit')?.what).toMatch(/user bob/);
  });

  it('CO-03 of a live app tells no user', async () => {
    await changeApp(server.database.db, app, { test_mode: false });
    await look();
    await open(signed('alice'));
    await expect.poll(async () => (await look()).byName('visit')?.what).toBe(`Origin ${page}, hash right.`);
  });

  it('CO-03 is noted only while somebody watches', async () => {
    await open(signed('alice'));
    expect(await storedSteps()).toEqual([]);
    await look();
    server.clock.forward(90_001);
    await open(signed('alice'));
    await open({ uuid: 'alice', shash: 'wrong' });
    // A later visit that counts shows that nothing is under way any more.
    await look();
    await open(signed('bob'));
    await expect.poll(storedSteps).toEqual(['visit']);
    expect((await look()).byName('visit')?.what).toMatch(/user bob/);
  });

  it('CO-03 on one node shows on the other', async () => {
    other.clock.now = server.clock.now;
    await look(server);
    await expect
      .poll(async () => {
        await open(signed('alice'), {}, other);
        return (await look(server)).byName('visit')?.state;
      })
      .toBe('passed');
    expect((await look(other)).byName('visit')?.state).toBe('passed');
  });
});

describe('the test user', () => {
  it('CO-03 has a link for a day, also as a QR code', async () => {
    const { id, link, qr, st } = await testUser();
    expect(id).toMatch(/^test-[0-9a-f]{8}$/);
    expect(qr).toHaveLength(qr[0]?.length ?? 0);
    expect((await look()).body.set_up).toMatchObject({ test_user: { id, link } });
    expect((await server.call('app/get-app', { as: st })).body).toMatchObject({ test_mode: true });
    server.clock.forward(24 * 3_600_000);
    expect((await server.call('app/get-app', { as: st })).status).toBe(401);
    expect((await look()).body.set_up).toMatchObject({ test_user: null });
  });

  it('CO-03 is none in a live app', async () => {
    await changeApp(server.database.db, app, { test_mode: false });
    expect((await post('test-user')).status).toBe(422);
  });
});

describe('the test survey', () => {
  it('CO-03 is completed on an empty installation, and nobody is paid', async () => {
    await look();
    const { st, id } = await testUser();
    const entered = await enterSurvey(st);
    expect(entered.headers.get('content-security-policy')).toContain(`frame-ancestors 'self' ${page}`);
    await expect
      .poll(async () => (await look()).byName('start'))
      .toMatchObject({
        ...{ state: 'passed', what: 'Survey S-1, 500 Coins.' },
      });
    const { location, path } = await take(st, 'complete');
    expect(location).toContain('/return/earnwall-test?cid=');
    expect((await look()).byName('complete')).toMatchObject({ state: 'passed' });
    const back = await request(server, location?.slice(server.url.length) ?? '');
    expect(back.location).toContain('/result?cid=');

    const user = await userNamed(server.database.db, app, id);
    expect(await balancesIn(server.database.db, user)).toMatchObject({ user_test: 500n });
    // Pressed twice.
    await request(server, path, { method: 'POST' });
    expect(await balancesIn(server.database.db, user)).toEqual({ user_test: 500n });
    await checkBooks(server.database.db);
  });

  it('CO-03 screened out says what to do, and can be taken once more', async () => {
    await look();
    const { st } = await testUser();
    await take(st, 'screen_out');
    expect((await look()).byName('complete')).toMatchObject({
      ...{ state: 'failed', what: 'The survey ended as screen out.' },
      fix: expect.stringMatching(/Finish/),
    });
    server.clock.forward(1_000);
    await take(st, 'complete');
    expect((await look()).byName('complete')?.state).toBe('passed');
  });

  it('CO-03 is in no list of a live app, and cannot be opened or paid there', async () => {
    await look();
    const { st, id } = await testUser();
    await aSurvey(server.database.db, {});
    const list = async () => (await server.call('surveys/get-surveys', { as: st })).body.surveys as object[];
    const [test] = await list();
    await changeApp(server.database.db, app, { test_mode: false });
    expect(await list()).not.toContainEqual(test);
    const hash = 'earnwall-test-s-1';
    const begun = await server.call('qualification/post-qualification', {
      ...{ as: st, body: { survey: hash, policy_optin: 1 } },
    });
    expect(begun.body.status).not.toBe('qualified');

    // One that was open before the switch stays a test.
    await changeApp(server.database.db, app, { test_mode: true });
    const { body } = await server.call('qualification/post-qualification', {
      ...{ as: st, body: { survey: hash, policy_optin: 1 } },
    });
    await changeApp(server.database.db, app, { test_mode: false });
    await server.call('qualification/post-qualification', {
      as: st,
      body: { survey: hash, policy_optin: 1 },
    });
    const { db } = server.database;
    const [click] = await db
      .select()
      .from(clicks)
      .where(eq(clicks.cid, `${body.cid}`));
    expect(click?.test_mode).toBe(true);
    const user = await userNamed(db, app, id);
    expect(await balancesIn(db, user)).toEqual({});
  });

  it.each(['?cid', '?cid=x&back=https%3A%2F%2Fevil.example&sig=x'])(
    'CO-03 the page of nobody’s click leads to the panel: %s',
    async (query) => {
      expect((await request(server, `/test-survey${query}`)).location).toBe('/');
      const posted = await request(server, `/test-survey${query}&outcome=complete`, { method: 'POST' });
      expect([posted.status, posted.location]).toEqual([303, '/']);
    },
  );
});

describe('the postback', () => {
  async function complete() {
    await look();
    const { st } = await testUser();
    await take(st, 'complete');
    deliveries.wake(app.id);
  }

  it('CO-03 passes with 2xx, marked as a test', async () => {
    await anEndpoint(server.database.db, app, { url: receiver.url });
    await complete();
    await expect.poll(async () => (await look()).byName('postback')?.state).toBe('passed');
    expect((await look()).byName('postback')?.what).toMatch(/answered 204/);
    const [received] = receiver.received;
    expect(JSON.parse(received?.body ?? '{}')).toMatchObject({ data: { test: true, amount: 500 } });
  });

  it('CO-03 fails with what was answered and what to change', async () => {
    receiver.behave(answers(401));
    await anEndpoint(server.database.db, app, { url: receiver.url });
    await complete();
    await expect
      .poll(async () => (await look()).byName('postback'))
      .toMatchObject({
        ...{ state: 'failed', what: 'Your server answered 401.' },
        fix: expect.stringMatching(/Verify with the postback secret/),
      });
  });

  it('CO-03 without an address says so', async () => {
    await complete();
    expect((await look()).byName('postback')).toMatchObject({
      ...{ state: 'failed', what: 'There is no postback URL.' },
    });
    expect(await postbacksIn(server.database.db, app)).toHaveLength(1);
  });
});

describe('the doctor', () => {
  const secret = newSecret();
  const verifying = () =>
    receiver.behave((response, { headers, body }) =>
      response.writeHead(verifyMessage({ headers, body }, [secret], new Date()) === 'ok' ? 204 : 401).end(),
    );

  it('CO-03 finds an endpoint that verifies right, and the forged postback is refused', async () => {
    verifying();
    await anEndpoint(server.database.db, app, { url: receiver.url, secret });
    const { status, body } = await post('doctor', {});
    expect(status).toBe(200);
    const findings = body.findings as { check: string; verdict: string }[];
    expect(findings.filter(({ verdict }) => verdict === 'failed')).toEqual([]);
    expect(findings.length).toBeGreaterThan(25);
    expect(findings).toContainEqual(
      expect.objectContaining({ check: 'forged-signature', verdict: 'passed' }),
    );
    expect(receiver.received.every(({ body: sent }) => JSON.parse(sent).data.test === true)).toBe(true);
    expect((await look()).byName('forged')).toMatchObject({
      ...{ state: 'passed', what: expect.stringMatching(/answered 401/) },
    });
    expect((await post('doctor', {})).status).toBe(429);
  });

  it('CO-03 names an endpoint that accepts what is forged, by the forged one alone', async () => {
    await anEndpoint(server.database.db, app, { url: receiver.url, secret });
    await post('doctor', { forged_only: true });
    expect(receiver.received.length).toBeLessThan(5);
    expect((await look()).byName('forged')).toMatchObject({
      ...{
        state: 'failed',
        what: expect.stringMatching(/204/),
        fix: expect.stringMatching(/anybody can pay/),
      },
    });
  });

  it('CO-03 says that nobody is there, and that there is no address', async () => {
    expect((await post('doctor', {})).status).toBe(404);
    await anEndpoint(server.database.db, app, { url: 'http://127.0.0.1:1/postbacks', secret });
    expect((await post('doctor', {})).body).toMatchObject({ unreachable: 'connection refused' });
    expect((await look()).byName('forged')?.state).toBe('not_yet');
  });
});

describe('going live', () => {
  it('CO-03 is refused with what is missing, unless wanted anyway; and has its inverse', async () => {
    const refused = await post('live', {});
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body.errors as object)).toEqual([
      ...['visit', 'start', 'complete', 'postback', 'forged'],
    ]);
    const live_at = server.clock.now.toISOString();
    expect((await post('live', { anyway: true })).body).toEqual({ test_mode: false, live_at });
    expect((await look()).body.app).toMatchObject({ test_mode: false, live_at });
    expect((await post('test')).body).toEqual({ test_mode: true, live_at: null });
  });

  it('CO-03 goes by itself when all five have passed', async () => {
    const step = { at: server.clock.now.toISOString(), passed: true, detail: {} };
    const steps = { visit: step, start: step, complete: step, postback: step, forged: step };
    await server.database.db.insert(integration_checks).values({ app_id: app.id, steps });
    expect((await post('live', {})).status).toBe(200);
  });
});
