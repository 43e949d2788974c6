// A cached identity must never outlive what the database says, on any node.

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { IdentityCache } from '#accounts/identity-cache.ts';
import { securityHash } from '#accounts/security-hash.ts';
import type { SqlValue, Statement } from '#store/engine/row-query.ts';
import { queryRows as rowsOf } from '#store/engine/rows.ts';
import { findChangedStamps, stampedIdentity } from '#store/people/identity-stamps.ts';
import { findUserByHash, type UserRecord } from '#store/people/users.ts';
import { type AppRecord, findApp } from '#store/publishers/apps.ts';
import { anApp, aSource, changeApp } from '#testing/apps.ts';
import { aUser, changeUser } from '#testing/people.ts';
import { type Asked, joinServer, startServer, type TestServer } from './support/server.ts';

let server: TestServer;
let node: TestServer;
let app: AppRecord;
let alice: UserRecord;

beforeAll(async () => {
  server = await startServer();
  node = await joinServer(server);
});
afterAll(async () => {
  await node.stop();
  await server.stop();
});
beforeEach(async () => {
  app = await anApp(server.database.db, { requires_security_hash: false });
  alice = await aUser(server.database.db, app);
  // Often enough to be cached on both nodes.
  for (const which of [server, node, server, node, server, node]) {
    expect((await ask(which)).body.type).toBe('no_surveys');
  }
});

const ask = (which: TestServer) => which.call('surveys/get-surveys', { as: alice.uhash });

describe('SV-02 a change counts with the next request on every node', () => {
  it.each<[string, () => Promise<unknown>, object]>([
    ['of the account', () => changeUser(server.database.db, alice, { state: 'banned' }), { result: 'error' }],
    ['that closes it', () => changeUser(server.database.db, alice, { state: 'closed' }), { code: 11 }],
    ['of the app', () => changeApp(server.database.db, app, { maintenance: true }), { result: 'error' }],
    ['that turns the app off', () => changeApp(server.database.db, app, { status: 'off' }), { code: 10 }],
    ['of the source', () => aSource(server.database.db, app, 'web', ['US']), { code: 8 }],
  ])('%s', async (_, change, answer) => {
    await change();
    expect((await ask(server)).body).toMatchObject(answer);
    expect((await ask(node)).body).toMatchObject(answer);
  });
});

describe('SV-02 nobody fills the memory of logins', () => {
  let identities: IdentityCache;
  let own: TestServer;
  beforeAll(async () => {
    identities = new IdentityCache(server.database);
    own = await joinServer(server, { identities });
  });
  afterAll(() => own.stop());

  const spelled = (text: string) => [...text].map((character) => `%${character.charCodeAt(0).toString(16)}`);

  it('SV-02 with many spellings of one login', async () => {
    const hash = securityHash(app.secret, alice.uuid);
    const before = identities.size;
    const someSpelled = (count: number) =>
      [...spelled(alice.uuid).slice(0, count), alice.uuid.slice(count)].join('');
    const logins = [
      ...[0, 1, 2, 3].map((count) => `${someSpelled(count)}:${app.id}:${hash}`),
      `${alice.uuid}:${app.id}:${hash.toUpperCase()}`,
      `   ${alice.uuid}:${app.id}:${hash}`,
    ];
    for (const as of logins) expect((await own.call('surveys/get-surveys', { as })).status).toBe(200);
    expect(identities.size).toBe(before + 1);
  });

  it.each<[string, (nth: number) => Asked, number]>([
    ['wrong security hashes', (nth) => ({ as: `${alice.uuid}:${app.id}:${nth}` }), 12],
    ['long ones', (nth) => ({ as: `${alice.uuid}:${app.id}:${`${nth}`.repeat(4000)}` }), 12],
    ['sources that the app does not have', (nth) => ({ as: alice.uhash, query: { s: `source-${nth}` } }), 9],
  ])('SV-02 with %s', async (_, login, code) => {
    const before = identities.size;
    for (let nth = 1; nth <= 5; nth += 1)
      expect((await own.call('app/get-app', login(nth))).body).toMatchObject({ code });
    expect(identities.size).toBe(before);
  });
});

it('rows read while somebody changes them are not taken for the changed ones', async () => {
  const { db } = server.database;
  const identities = new IdentityCache(server.database);
  const nothing = {
    app: null,
    source: null,
    bonuses: [],
    announcements: [],
    sourceName: 'web',
    isHashRight: null,
    usedSecret: null,
    isSourceUnknown: false,
  };
  let lookUps = 0;
  const lookUp = async () => {
    lookUps += 1;
    const user = await findUserByHash(db, alice.uhash);
    const found = await findApp(db, app.id, 'web');
    // Somebody writes right after the rows were read, and before anybody could look at their stamp.
    if (lookUps < 3) await changeUser(db, alice, { country: `C${lookUps}` });
    const bearer = { kind: 'hash' as const, uhash: alice.uhash };
    return { ...nothing, ...found, user, bearer };
  };
  const countries: (string | null | undefined)[] = [];
  for (let turn = 0; turn < 5; turn += 1)
    countries.push((await identities.find('key', lookUp)).user?.country);
  expect(countries).toEqual(['US', 'C1', 'C2', 'C2', 'C2']);
  expect(lookUps).toBe(3);
});

it('somebody is looked up by their key in an app of thousands: the others are not read', async () => {
  const { db } = server.database;
  await db.execute(sql`insert into users (app_id, uuid, uhash)
    select ${app.id}, 'one-of-many-' || n, ${app.id} || '-' || n from generate_series(1, 5000) as n`);
  await db.execute(sql`analyze users`);
  await server.database.transaction(async (tx) => {
    const readSoFar = async () => {
      const { rows } = await tx.execute<{ read: string }>(sql`
        select seq_tup_read + idx_tup_fetch as read from pg_stat_xact_user_tables where relname = 'users'`);
      return Number(rows[0]?.read);
    };
    const queryRows = (statement: Statement, values: readonly SqlValue[]) => rowsOf(tx, statement, values);
    const asked = stampedIdentity({ app_id: app.id, user_id: alice.id, source: 'web' }, null);
    const before = await readSoFar();
    expect(await findChangedStamps({ queryRows }, [asked])).toHaveProperty('size', 1);
    expect((await readSoFar()) - before).toBe(1);
  });
});
