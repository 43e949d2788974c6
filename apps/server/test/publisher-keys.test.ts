// Keys of the publishers' API: made, rotated and ended by operators, and asked of every call of a publisher.
import {
  type PublisherCallName,
  type PublisherCallRow,
  publisherCalls,
} from '@earnwall/contract/publisher-calls';
import { publisherScopes } from '@earnwall/contract/publisher-scopes';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AppRecord } from '#store/publishers/apps.ts';
import { anApiKey } from '#testing/api-keys.ts';
import { anApp } from '#testing/apps.ts';
import { aUser } from '#testing/people.ts';
import { startServer, type TestServer } from './support/server.ts';
import { anAddress } from './support/ticket-form.ts';

let server: TestServer;
let app: AppRecord;
beforeAll(async () => {
  server = await startServer();
  app = await anApp(server.database.db);
  await aUser(server.database.db, app, 'alice');
});
afterAll(() => server.stop());

const reason = 'Asked for by Pixel Quest.';
const alice = { user_id: 'alice' };
const getAlice = (as: string) => server.publish('publisher/users/get-user', { as, params: alice });
const inHours = (hours: number) => new Date(server.clock.now.getTime() + hours * 3_600_000).toISOString();
const create = (body: object = {}) =>
  server.operate('console/keys/post-apps-keys', {
    params: { app: app.id },
    body: { name: 'Game server', scopes: ['users:read'], reason, ...body },
  });
const eventsOf = async () => {
  const { rows } = await server.database.db.execute<{ what: string; reason: string; by: string }>(
    sql`select what, reason, by from audit_events where kind = 'change' and app_id = ${app.id} order by id`,
  );
  return rows;
};

describe('PB-04 an operator makes a key', () => {
  it('which works at once, and is shown this once', async () => {
    const { status, body } = await create();
    const key = String(body.key);
    expect({ status, key }).toEqual({
      status: 200,
      key: expect.stringMatching(/^ewk_[0-9A-Za-z]{8}_[\w-]{43}$/),
    });
    expect((await getAlice(key)).status).toBe(200);
    const listed = await server.operate('console/keys/get-apps-keys', { params: { app: app.id } });
    const used = { last_used_at: server.clock.now.toISOString(), uses_this_hour: 1 };
    expect(listed.body.keys).toEqual([{ ...(body.about as object), ...used }]);
    expect(body.about).toMatchObject({ name: 'Game server', scopes: ['users:read'], expires_at: null });
    const { rows } = await server.database.db.execute(sql`select * from api_keys`);
    expect(JSON.stringify([rows, listed.body, server.logged])).not.toContain(key.slice(-43));
    const what = `API key ${key.slice(0, 12)} created for users:read`;
    expect(await eventsOf()).toContainEqual({ what, reason, by: 'operator-key' });
  });

  it('not with an unknown scope: the known ones are named', async () => {
    const { status, body } = await create({ scopes: ['users:read', 'everything'] });
    expect(status).toBe(400);
    for (const scope of publisherScopes) expect(JSON.stringify(body.errors)).toContain(scope);
  });

  it.each([
    [{ scopes: [] }, 400],
    [{ scopes: ['credits', 'credits'] }, 400],
    [{ name: '  ' }, 400],
    [{ expires_at: '2020-01-01T00:00:00Z' }, 422],
    [{ app: 'other' }, 400],
  ])('not with %j', async (wrong, status) => {
    expect((await create(wrong)).status).toBe(status);
  });

  it('not for an app that is none', async () => {
    const body = { name: 'x', scopes: ['credits'], reason };
    const params = { app: 'nobodys' };
    expect((await server.operate('console/keys/post-apps-keys', { params, body })).status).toBe(404);
    expect((await server.operate('console/keys/get-apps-keys', { params })).status).toBe(404);
  });

  it('that ends when it should', async () => {
    const { body } = await create({ expires_at: inHours(1) });
    expect((await getAlice(String(body.key))).status).toBe(200);
    server.clock.now = new Date(inHours(1));
    expect(await getAlice(String(body.key))).toMatchObject({ status: 401, body: { code: 1 } });
  });
});

describe('PB-04 an operator rotates a key', () => {
  const rotate = (prefix: string, body: object = {}) =>
    server.operate('console/keys/post-apps-keys-rotation', {
      params: { app: app.id, prefix },
      body: { reason, ...body },
    });

  it('and both work for a day', async () => {
    const old = String((await create()).body.key);
    const { body } = await rotate(old.slice(0, 12));
    const next = String(body.key);
    expect(body).toMatchObject({ old: { expires_at: inHours(24) }, about: { scopes: ['users:read'] } });
    expect([(await getAlice(old)).status, (await getAlice(next)).status]).toEqual([200, 200]);
    server.clock.now = new Date(inHours(24));
    expect([(await getAlice(old)).status, (await getAlice(next)).status]).toEqual([401, 200]);
    expect(await rotate(old.slice(0, 12))).toMatchObject({ status: 409 });
    const what = expect.stringContaining(`replaced by ${next.slice(0, 12)}`);
    expect(await eventsOf()).toContainEqual({ what, reason, by: 'operator-key' });
  });

  it('no longer than for 30 days, and not into the past', async () => {
    const prefix = String((await create()).body.key).slice(0, 12);
    expect((await rotate(prefix, { old_ends_at: inHours(30 * 24 + 1) })).status).toBe(422);
    expect((await rotate(prefix, { old_ends_at: inHours(-1) })).status).toBe(422);
    expect((await rotate(prefix, { old_ends_at: inHours(30 * 24) })).status).toBe(200);
  });

  it('and the new one ends when the old one would have ended, unless somebody says otherwise', async () => {
    const prefixOf = async () => String((await create({ expires_at: inHours(48) })).body.key).slice(0, 12);
    const endOfNew = async (body: object) => (await rotate(await prefixOf(), body)).body.about;
    expect(await endOfNew({})).toMatchObject({ expires_at: inHours(48) });
    expect(await endOfNew({ expires_at: null })).toMatchObject({ expires_at: null });
    expect(await endOfNew({ expires_at: inHours(99) })).toMatchObject({ expires_at: inHours(99) });
    const refused = await rotate(await prefixOf(), { expires_at: inHours(-1) });
    expect(refused).toMatchObject({ status: 422, body: { errors: { expires_at: ['It is in the past.'] } } });
  });

  it('not one of another app', async () => {
    const other = await anApp(server.database.db);
    const key = await anApiKey(server.database.db, other);
    expect((await rotate(key.slice(0, 12))).status).toBe(404);
  });
});

describe('PB-04 an operator ends a key', () => {
  it('with its next request, and for good', async () => {
    const key = String((await create()).body.key);
    const params = { app: app.id, prefix: key.slice(0, 12) };
    const ended = await server.operate('console/keys/post-apps-keys-end', { params, body: { reason } });
    expect(ended.body.key).toMatchObject({ expires_at: server.clock.now.toISOString() });
    expect((await getAlice(key)).status).toBe(401);
    const before = await eventsOf();
    const again = await server.operate('console/keys/post-apps-keys-end', { params, body: { reason } });
    expect(again.body).toEqual(ended.body);
    expect(await eventsOf()).toEqual(before);
  });
});

describe('PB-04 a key is used', () => {
  it('and its use is noted once a minute', async () => {
    const key = await anApiKey(server.database.db, app);
    const lastUse = async () => {
      const { body } = await server.operate('console/keys/get-apps-keys', { params: { app: app.id } });
      const keys = body.keys as { prefix: string; last_used_at: string }[];
      return keys.find(({ prefix }) => key.startsWith(prefix))?.last_used_at;
    };
    const first = server.clock.now;
    await getAlice(key);
    server.clock.now = new Date(first.getTime() + 59_000);
    await getAlice(key);
    expect(await lastUse()).toBe(first.toISOString());
    server.clock.now = new Date(first.getTime() + 61_000);
    await getAlice(key);
    expect(await lastUse()).toBe(server.clock.now.toISOString());
  });

  it('wrong ones thirty times a minute, then its network has to wait', async () => {
    const right = await anApiKey(server.database.db, app);
    const ask = (as: string, address: string) =>
      server.publish('publisher/users/get-user', {
        ...{ as, params: alice, headers: { 'x-forwarded-for': address } },
      });
    const statuses: number[] = [];
    for (let count = 0; count < 31; count += 1)
      statuses.push((await ask(`${right.slice(0, -1)}~`, '203.0.113.9')).status);
    expect(statuses).toEqual([...Array(30).fill(401), 429]);
    expect((await ask(right, '203.0.113.9')).status).toBe(429);
    expect((await ask(right, '203.0.113.10')).status).toBe(200);
  });
});

it('PB-04 an app that calls in a loop has to wait, with all of its keys; others do not', async () => {
  const { db } = server.database;
  const [busy, calm] = [await anApp(db), await anApp(db)];
  const [one, two, other] = [await anApiKey(db, busy), await anApiKey(db, busy), await anApiKey(db, calm)];
  const statuses: number[] = [];
  for (let count = 0; count < 600; count += 20)
    statuses.push(
      ...(await Promise.all(Array.from({ length: 20 }, async () => (await getAlice(one)).status))),
    );
  expect(new Set(statuses)).toEqual(new Set([404]));
  const refused = await getAlice(two);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1']);
  expect((await getAlice(other)).status).toBe(404);
  server.clock.now = new Date(server.clock.now.getTime() + 1_000);
  expect((await getAlice(two)).status).toBe(404);
});

const all = Object.entries(publisherCalls) as [PublisherCallName, PublisherCallRow][];

describe('PB-04 every call of publishers asks for its key', () => {
  const asked = { params: { user_id: 'alice', transaction_id: 'x', id: 'x', day: 'x', period: 'x' } };

  it.each(all)('%s', async (name, { scope }) => {
    const { db } = server.database;
    const others = publisherScopes.filter((other) => other !== scope);
    const ended = await anApiKey(db, app, { expires_at: server.clock.now });
    const lacking = await anApiKey(db, app, { scopes: others });
    const unknown = `ewk_00000000_${'x'.repeat(43)}`;
    const headers = anAddress();
    for (const as of [ended, unknown, 'x', app.id, `alice:${app.id}`])
      expect(await server.publish(name, { ...asked, as, headers })).toMatchObject({
        ...{ status: 401, body: { code: 1 } },
      });
    expect(await server.publish(name, { ...asked, headers })).toMatchObject({ status: 401 });
    const refused = await server.publish(name, { ...asked, as: lacking, headers });
    expect(refused).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect(refused.body.message).toContain(scope);
  });

  it('and they are in the OpenAPI document with it', async () => {
    const document = (await (await fetch(`${server.url}/openapi.json`)).json()) as {
      components: { securitySchemes: object };
      paths: Record<
        string,
        Record<string, { description: string; parameters: { name: string; in: string }[] }>
      >;
    };
    const credits = document.paths['/api/publisher/users/{user_id}/credits']?.post;
    expect(credits?.parameters).toContainEqual(
      expect.objectContaining({ name: 'idempotency-key', in: 'header' }),
    );
    expect(document.components.securitySchemes).toHaveProperty('publisher');
    for (const [name, { method, path, scope }] of all) {
      const operation = document.paths[`/api/publisher${path}`]?.[method.toLowerCase()];
      expect(operation, name).toMatchObject({ operationId: name, security: [{ publisher: [] }] });
      expect(operation?.description).toContain(scope);
    }
  });

  it('another method at a known address is 405, for those with a key', async () => {
    const as = await anApiKey(server.database.db, app);
    const ask = (headers: Record<string, string>) =>
      fetch(`${server.url}/api/publisher/users/alice`, { method: 'PATCH', headers });
    expect((await ask({ authorization: `Bearer ${as}` })).status).toBe(405);
    expect((await ask({})).status).toBe(401);
  });
});
