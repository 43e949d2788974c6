import type { FirstPaint } from '@earnwall/contract/first-paint';
import type { SessionClaims } from '@earnwall/domain/accounts/session-claims';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessionToken } from '#accounts/session-token.ts';
import { anApiKey } from '#testing/api-keys.ts';
import { type AppRecord, anApp, changeApp } from '#testing/apps.ts';
import { aUser, changeUser, usersOf } from '#testing/people.ts';
import { startServer, type TestServer } from './support/server.ts';

const secret = 'the secret of the server that signs tokens';
const shop = 'https://shop.example';
const game = 'https://game.example';
const minuteMs = 60_000;

let server: TestServer;
let app: AppRecord;
beforeAll(async () => {
  server = await startServer({ secret });
  app = await anApp(server.database.db, { allowed_origins: [shop, game] });
});
afterAll(() => server.stop());

function tokenOf(changes: Partial<SessionClaims> = {}, signedBy = secret): string {
  const expires = Math.floor(server.clock.now.getTime() / 1000) + 900;
  return sessionToken(signedBy, { uuid: 'alice', app_id: app.id, origin: null, expires, ...changes });
}

const enter = (as: string) => server.call('app/get-app', { as });

async function visit(query: Record<string, string>) {
  const response = await fetch(`${server.url}/?${new URLSearchParams(query)}`, {
    headers: { accept: 'text/html' },
  });
  const data = /<script[^>]*>(.*)<\/script>/.exec(await response.text())?.[1] ?? expect.fail('no page');
  const [, ancestors] =
    /frame-ancestors ([^;]*)/.exec(response.headers.get('content-security-policy') ?? '') ?? [];
  return { paint: JSON.parse(data) as FirstPaint, ancestors };
}

describe('a session token', () => {
  it.each([true, false])(
    'PB-04 admits like a right security hash, where the app requires them: %s',
    async (requires_security_hash) => {
      const own = await anApp(server.database.db, { requires_security_hash });
      const as = tokenOf({ app_id: own.id, uuid: 'Zoë/7:ü' });
      const { status, body } = await enter(as);
      expect([status, body.app]).toEqual([200, own.id]);
      expect((await usersOf(server.database.db, own)).map(({ uuid }) => uuid)).toEqual(['Zoë/7:ü']);
      expect((await server.call('surveys/get-surveys', { as })).status).toBe(200);
      // The account is proven: what was written to support is read back.
      const { body: tickets } = await server.call('support/get-support-tickets', { as });
      expect(tickets.readable).toBe(true);
    },
  );

  it('PB-04 the user hash that it is answered with goes on after it has expired', async () => {
    const as = tokenOf();
    const uhash = String((await enter(as)).body.uhash);
    const before = server.clock.now;
    server.clock.now = new Date(before.getTime() + 16 * minuteMs);
    expect(await enter(as)).toMatchObject({ status: 401, body: { code: 12 } });
    expect((await enter(uhash)).status).toBe(200);
    server.clock.now = before;
  });

  it('PB-04 that was right a moment ago is refused as soon as it has expired, though its user is cached', async () => {
    const before = server.clock.now;
    const as = tokenOf({ expires: Math.floor(before.getTime() / 1000) + 60 });
    expect([(await enter(as)).status, (await enter(as)).status]).toEqual([200, 200]);
    server.clock.now = new Date(before.getTime() + minuteMs);
    expect(await enter(as)).toMatchObject({ status: 401, body: { code: 12 } });
    server.clock.now = before;
  });

  it.each<[string, () => string]>([
    ['of another server', () => tokenOf({}, 'the secret of another server')],
    ['whose claims were changed', () => tokenOf().replace(/^st1\.../, 'st1.QU')],
    ['that is cut off', () => tokenOf().slice(0, -4)],
    ['that has expired', () => tokenOf({ expires: 1 })],
    ['that is only its beginning', () => 'st1.'],
  ])(
    'PB-04 %s is refused, also by an app that requires no hash, and never falls back to none',
    async (_, make) => {
      const open = await anApp(server.database.db, { requires_security_hash: false });
      await aUser(server.database.db, open, 'alice');
      const token = make();
      expect(await enter(token)).toMatchObject({ status: 401, body: { code: 12 } });
      // Nor beside a user id or a user hash, nor in the place of a security hash.
      for (const query of [
        { st: token, uuid: 'alice' },
        { st: token, uh: 'x' },
        { uuid: 'alice', shash: token },
      ]) {
        const { paint } = await visit({ app: open.id, ...query });
        expect(paint).toMatchObject({ metadata: null, failure: { status: 401, code: 12 } });
      }
    },
  );

  it('PB-04 opens no account of another app or of another user', async () => {
    const other = await anApp(server.database.db, { requires_security_hash: false });
    for (const query of [{ app: other.id }, { app: app.id, uuid: 'bob' }]) {
      const { paint } = await visit({ ...query, st: tokenOf() });
      expect(paint).toMatchObject({ metadata: null, failure: { code: 12 } });
    }
    expect(await enter(`alice:${other.id}:${tokenOf()}`)).toMatchObject({ status: 401, body: { code: 12 } });
    expect(await enter(`alice:${app.id}:${tokenOf()}`)).toMatchObject({ status: 401, body: { code: 12 } });
    expect(await usersOf(server.database.db, other)).toEqual([]);
  });

  it('PB-04 refuses whom a security hash would not admit either', async () => {
    const own = await anApp(server.database.db);
    const alice = await aUser(server.database.db, own, 'alice');
    const as = tokenOf({ app_id: own.id });
    await changeUser(server.database.db, alice, { state: 'banned' });
    expect(await server.call('surveys/get-surveys', { as })).toMatchObject({ body: { result: 'error' } });
    await changeUser(server.database.db, alice, { state: 'closed' });
    expect(await enter(as)).toMatchObject({ status: 401, body: { code: 11 } });
    await changeApp(server.database.db, own, { status: 'off' });
    expect(await enter(as)).toMatchObject({ status: 401, body: { code: 10 } });
    expect(await enter(tokenOf({ app_id: 'no-such-app' }))).toMatchObject({ body: { code: 3 } });
    expect(await enter(tokenOf({ uuid: 'x'.repeat(129) }))).toMatchObject({ body: { code: 5 } });
  });
});

it('PB-04 a token of somebody who was erased creates nobody', async () => {
  const own = await anApp(server.database.db);
  const as = await anApiKey(server.database.db, own);
  await aUser(server.database.db, own, 'alice');
  const token = tokenOf({ app_id: own.id });
  expect((await enter(token)).status).toBe(200);
  const params = { user_id: 'alice' };
  expect((await server.publish('publisher/users/post-user-erasure', { as, params })).status).toBe(200);
  expect(await enter(token)).toMatchObject({ status: 401, body: { code: 5 } });
});

describe('the page of a session token', () => {
  it('PB-04 knows the visitor by the token alone', async () => {
    const { paint, ancestors } = await visit({ st: tokenOf() });
    expect(paint).toMatchObject({ failure: null, metadata: { app: app.id } });
    expect(ancestors).toBe(`'self' ${shop} ${game}`);
  });

  it('PB-04 is framed by the origin of the token alone', async () => {
    const { paint, ancestors } = await visit({ app: app.id, st: tokenOf({ origin: shop }) });
    expect([paint.failure, ancestors]).toEqual([null, `'self' ${shop}`]);
    expect((await visit({ uh: tokenOf({ origin: shop }) })).ancestors).toBe(`'self' ${shop}`);
  });

  it('PB-04 is framed by nobody once the app has left the origin of the token out', async () => {
    expect((await visit({ st: tokenOf({ origin: 'https://gone.example' }) })).ancestors).toBe("'self'");
  });

  it('PB-04 shows in the frame and the design of the app that the token has expired', async () => {
    const { paint, ancestors } = await visit({ st: tokenOf({ origin: game, expires: 1 }) });
    expect(paint).toMatchObject({ app: app.id, failure: { code: 12 } });
    expect(ancestors).toBe(`'self' ${game}`);
  });

  it('PB-04 leaves no token in the log', async () => {
    const token = tokenOf({ uuid: 'logged' });
    await visit({ app: app.id, st: token });
    expect(server.logged.join('')).not.toContain(token);
  });
});

describe('POST /sessions', () => {
  let key: string;
  beforeAll(async () => {
    key = await anApiKey(server.database.db, app, { scopes: ['sessions'] });
  });
  const mint = (body: object, as = key) => server.publish('publisher/sessions/post-sessions', { as, body });
  const inSeconds = (seconds: number) =>
    new Date((Math.floor(server.clock.now.getTime() / 1000) + seconds) * 1000).toISOString();

  it('PB-04 gives a token that opens the panel of this user, framed by this page', async () => {
    const { status, body } = await mint({ user_id: 'Kim/ä:1', origin: shop });
    expect([status, body.expires_at]).toEqual([200, inSeconds(900)]);
    const known = async () => (await usersOf(server.database.db, app)).some(({ uuid }) => uuid === 'Kim/ä:1');
    expect(await known()).toBe(false);
    const { paint, ancestors } = await visit({ app: app.id, st: String(body.token) });
    expect([paint.failure, ancestors, await known()]).toEqual([null, `'self' ${shop}`, true]);
  });

  it.each([60, 3_600])('PB-04 gives it %i seconds where that is asked for', async (expires_in) => {
    const { body } = await mint({ user_id: 'kim', expires_in });
    expect(body.expires_at).toBe(inSeconds(expires_in));
  });

  it.each([
    [{}, 400],
    [{ user_id: '' }, 400],
    [{ user_id: 7 }, 400],
    [{ user_id: 'x'.repeat(129) }, 400],
    [{ user_id: 'a\u0000b' }, 400],
    [{ user_id: 'a\nb' }, 400],
    [{ user_id: 'a\ud800' }, 400],
    [{ user_id: 'kim', expires_in: 59 }, 400],
    [{ user_id: 'kim', expires_in: 3_601 }, 400],
    [{ user_id: 'kim', expires_in: 90.5 }, 400],
    [{ user_id: 'kim', expires_in: '900' }, 400],
    [{ user_id: 'kim', app: 'other' }, 400],
    [{ user_id: 'kim', origin: '' }, 422],
    [{ user_id: 'kim', origin: 'https://evil.example' }, 422],
    [{ user_id: 'kim', origin: `${shop}/` }, 422],
    [{ user_id: 'kim', origin: `${shop} https://evil.example` }, 422],
  ])('PB-04 refuses %j', async (wrong, status) => {
    const answered = await mint(wrong);
    expect(answered.status).toBe(status);
    expect(answered.body).not.toHaveProperty('token');
  });

  it('PB-04 signs for the app of the key alone, and for no key without the scope', async () => {
    const other = await anApp(server.database.db);
    const othersKey = await anApiKey(server.database.db, other, { scopes: ['sessions'] });
    const { body } = await mint({ user_id: 'alice' }, othersKey);
    expect((await enter(String(body.token))).body.app).toBe(other.id);
    expect((await visit({ app: app.id, st: String(body.token) })).paint.failure?.code).toBe(12);
    const reader = await anApiKey(server.database.db, app, { scopes: ['users:read'] });
    expect((await mint({ user_id: 'alice' }, reader)).status).toBe(403);
  });
});
