// The secret of an app: rotated with both alive, its uses counted on every node, and ended on every node at once.
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { securityHash } from '#accounts/security-hash.ts';
import { forgetKeyUsesJob } from '#jobs/forget-key-uses.ts';
import { KeyUses } from '#request/key-uses.ts';
import { createLog } from '#request/log.ts';
import type { AppRecord } from '#store/publishers/apps.ts';
import { audit_events } from '#store/schema/audit-events.ts';
import { key_uses } from '#store/schema/key-uses.ts';
import { anApiKey } from '#testing/api-keys.ts';
import { anApp } from '#testing/apps.ts';
import { aPerson } from '#testing/console-people.ts';
import { aUser } from '#testing/people.ts';
import { anEndpoint } from '#testing/postbacks.ts';
import { joinServer, startServer, type TestServer } from './support/server.ts';

let server: TestServer;
let node: TestServer;
let usesOfNode: KeyUses;
let app: AppRecord;

const log = createLog('silent');
beforeAll(async () => {
  server = await startServer();
  usesOfNode = new KeyUses(server.database, log);
  node = await joinServer(server, { keyUses: usesOfNode });
});
afterAll(async () => {
  await node.stop();
  await server.stop();
});
beforeEach(async () => {
  app = await anApp(server.database.db);
  await aUser(server.database.db, app, 'alice');
});

const reason = 'A colleague left.';
const params = () => ({ app: app.id });
const enter = async (which: TestServer, secret: string) => {
  const answer = await which.call('app/get-app', {
    as: `alice:${app.id}:${securityHash(secret, 'alice')}`,
  });
  return answer.status === 200 ? 'ok' : answer.body.code;
};
const rotate = () =>
  server.operate('console/keys/post-apps-secret-rotation', { params: params(), body: { reason } });
const end = (ends_with: string) =>
  server.operate('console/keys/post-apps-secret-end', { params: params(), body: { ends_with, reason } });
const shown = async () =>
  (await server.operate('console/keys/get-apps-secret', { params: params() })).body.secret as Shown;
const eventsOf = () =>
  server.database.db
    .select()
    .from(audit_events)
    .where(eq(audit_events.app_id, app.id))
    .orderBy(audit_events.id);

interface Shown {
  current: { ends_with: string; uses_this_hour: number; last_used_hour: string | null };
  previous: { ends_with: string; uses_this_hour: number; last_used_hour: string | null } | null;
  rotated_at: string | null;
  rotated_by: string | null;
}

describe('CO-01 the secret of an app', () => {
  it('is rotated, and both are right on every node until the previous one is ended', async () => {
    // Often enough to be cached on both nodes.
    for (const which of [server, node, server, node, server, node])
      expect(await enter(which, app.secret)).toBe('ok');
    const { status, body } = await rotate();
    const secret = String(body.secret);
    expect({ status, secret }).toEqual({ status: 200, secret: expect.stringMatching(/^[\w-]{43}$/) });
    for (const which of [server, node, server, node])
      for (const one of [app.secret, secret]) expect(await enter(which, one)).toBe('ok');

    const ended = await end(app.secret.slice(-4));
    expect(ended.body.secret).toMatchObject({ previous: null });
    for (const which of [server, node])
      expect([await enter(which, app.secret), await enter(which, secret)]).toEqual([12, 'ok']);
  });

  it('is shown by its end, with who rotated it, and never as a whole', async () => {
    expect(await shown()).toMatchObject({ previous: null, rotated_at: null, rotated_by: null });
    const { headers } = await aPerson(server.database.db, 'owner', {
      ...{ publisher_id: app.publisher_id, name: 'Olivia', now: server.clock.now },
    });
    const { body } = await server.operate('console/keys/post-apps-secret-rotation', {
      ...{ params: params(), body: { reason }, headers },
    });
    const secret = String(body.secret);
    const about = await shown();
    expect(about).toMatchObject({
      current: { ends_with: secret.slice(-4) },
      previous: { ends_with: app.secret.slice(-4) },
      rotated_at: server.clock.now.toISOString(),
      rotated_by: 'Olivia',
    });
    expect(body.about).toEqual(about);
    await end(app.secret.slice(-4));
    const events = await eventsOf();
    expect(events.filter(({ kind }) => kind === 'change')).toMatchObject([
      {
        ...{ what: 'app secret rotated', by: 'Olivia', role: 'owner', reason },
        changes: [{ field: 'secret_ends_with', old: app.secret.slice(-4), new: secret.slice(-4) }],
      },
      { what: 'previous app secret ended', by: 'operator-key', reason },
    ]);
    const said = JSON.stringify([events, about, server.logged]);
    for (const one of [secret, app.secret]) expect(said).not.toContain(one.slice(0, -4));
  });

  it('is not rotated again while a previous one may be in use', async () => {
    const secret = String((await rotate()).body.secret);
    expect(await rotate()).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect(await enter(server, app.secret)).toBe('ok');
    await end(app.secret.slice(-4));
    expect((await rotate()).status).toBe(200);
    expect(await enter(server, secret)).toBe('ok');
  });

  it('that was lost with its answer is replaced, and the previous one stays', async () => {
    const lost = String((await rotate()).body.secret);
    const replace = (in_place_of: string) =>
      server.operate('console/keys/post-apps-secret-rotation', {
        params: params(),
        body: { in_place_of, reason },
      });
    expect((await replace(app.secret.slice(-4))).status).toBe(409);
    const secret = String((await replace(lost.slice(-4))).body.secret);
    const entered = await Promise.all([app.secret, lost, secret].map((one) => enter(node, one)));
    expect(entered).toEqual(['ok', 12, 'ok']);
  });

  it('of two people who rotate at once one succeeds', async () => {
    const statuses = (await Promise.all([rotate(), rotate(), rotate()])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409, 409]);
  });

  it('ends only the one that was shown, and once', async () => {
    await rotate();
    expect(await end('????')).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect(await enter(server, app.secret)).toBe('ok');
    expect((await end(app.secret.slice(-4))).status).toBe(200);
    const before = (await eventsOf()).length;
    expect((await end(app.secret.slice(-4))).status).toBe(200);
    expect(await eventsOf()).toHaveLength(before);
  });
});

describe('CO-01 uses are counted by the hour', () => {
  it('of both secrets, over all nodes', async () => {
    await enter(server, app.secret);
    const secret = String((await rotate()).body.secret);
    await enter(server, secret);
    await enter(server, securityHash('a wrong secret', 'alice'));
    for (const which of [server, node, node]) await enter(which, app.secret);
    await usesOfNode.write();
    const last_used_hour = '2026-03-10T12:00:00.000Z';
    expect(server.clock.now.toISOString().slice(0, 13)).toBe(last_used_hour.slice(0, 13));
    expect(await shown()).toMatchObject({
      current: { uses_this_hour: 1, last_used_hour },
      // The use before the rotation was one of the current secret.
      previous: { uses_this_hour: 3, last_used_hour },
    });
  });

  it('of API keys, over all nodes', async () => {
    const key = await anApiKey(server.database.db, app);
    const other = await anApiKey(server.database.db, app);
    const alice = { user_id: 'alice' };
    for (const which of [server, node, node])
      await which.publish('publisher/users/get-user', { as: key, params: alice });
    await usesOfNode.write();
    const { body } = await server.operate('console/keys/get-apps-keys', { params: params() });
    const uses = (body.keys as { prefix: string; uses_this_hour: number }[]).map((one) => [
      one.prefix,
      one.uses_this_hour,
    ]);
    expect(Object.fromEntries(uses)).toEqual({ [key.slice(0, 12)]: 3, [other.slice(0, 12)]: 0 });
  });

  it('anew with each hour, and the last one is known', async () => {
    await enter(server, app.secret);
    const before = server.clock.now;
    server.clock.now = new Date(before.getTime() + 3_600_000);
    expect((await shown()).current).toMatchObject({ uses_this_hour: 0 });
    expect((await shown()).current.last_used_hour).not.toBeNull();
    server.clock.now = before;
  });

  it('and kept while the database refuses them', async () => {
    const { db } = server.database;
    let isDown = true;
    const uses = new KeyUses(
      {
        get db() {
          if (isDown) throw new Error('The database is down');
          return db;
        },
      },
      log,
    );
    const at = server.clock.now;
    uses.count(app.id, 'key:x', at);
    await uses.write();
    uses.count(app.id, 'key:x', at);
    isDown = false;
    await uses.write();
    await uses.write();
    const rows = await db.select().from(key_uses).where(eq(key_uses.app_id, app.id));
    expect(rows).toMatchObject([{ key: 'key:x', uses: 2 }]);
  });

  it('and forgotten after 90 days', async () => {
    const { database } = server;
    const now = server.clock.now;
    const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
    for (const hour of [daysAgo(91), daysAgo(89)])
      await database.db.insert(key_uses).values({ app_id: app.id, key: 'key:x', hour, uses: 1 });
    await forgetKeyUsesJob({ database, now: () => now, log }).run(new AbortController().signal);
    const { rows } = await database.db.execute(sql`select hour from key_uses where app_id = ${app.id}`);
    expect(rows).toHaveLength(1);
  });
});

describe('CO-01 the secret of postbacks', () => {
  const ask = (ends_with: string) =>
    server.operate('console/endpoint/post-apps-endpoint-rotation-end', {
      params: params(),
      body: { ends_with, reason },
    });

  it('that was lost with its answer is replaced, and the previous one stays', async () => {
    const { secret: old } = await anEndpoint(server.database.db, app, { url: 'https://game.example/' });
    const rotateIt = async (more: object = {}) =>
      await server.operate('console/endpoint/post-apps-endpoint-rotation', {
        params: params(),
        body: { overlap_hours: 24, reason, ...more },
      });
    const lost = String((await rotateIt()).body.secret);
    expect((await rotateIt({ in_place_of: old.slice(-4) })).status).toBe(409);
    const { body } = await rotateIt({ in_place_of: lost.slice(-4) });
    expect(body.endpoint).toMatchObject({
      ...{ secret_end: String(body.secret).slice(-4), previous_secret_end: old.slice(-4) },
    });
  });

  it('shows the ends of both while both sign, and the previous one can be ended before its time', async () => {
    const { secret: old } = await anEndpoint(server.database.db, app, { url: 'https://game.example/' });
    const shownEndpoint = async () =>
      (await server.operate('console/endpoint/get-apps-endpoint', { params: params() })).body;
    expect(await shownEndpoint()).toMatchObject({ endpoint: { previous_secret_end: null }, rotated: null });
    const { body } = await server.operate('console/endpoint/post-apps-endpoint-rotation', {
      params: params(),
      body: { overlap_hours: 24, reason },
    });
    expect(await shownEndpoint()).toMatchObject({
      endpoint: { secret_end: String(body.secret).slice(-4), previous_secret_end: old.slice(-4) },
      rotated: { by: 'operator-key', at: server.clock.now.toISOString() },
    });
    expect((await ask('????')).status).toBe(409);
    expect((await ask(old.slice(-4))).body.endpoint).toMatchObject({
      ...{ previous_secret_end: null, previous_secret_until: null },
    });
    expect((await ask(old.slice(-4))).status).toBe(200);
    const changes = (await eventsOf()).filter(({ kind }) => kind === 'change');
    expect(changes).toHaveLength(2);
    expect(JSON.stringify(changes)).not.toContain(old.slice(6, -4));
  });
});
