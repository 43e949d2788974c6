import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { securityHash } from '#accounts/security-hash.ts';
import { app_sources } from '#store/schema/apps.ts';
import { erased_users, users } from '#store/schema/users.ts';
import { anApp } from '#testing/apps.ts';
import { aUser } from '#testing/people.ts';
import { type Asked, startServer, type TestServer } from './support/server.ts';
import { runSql } from './support/sql.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const german = { 'x-forwarded-for': '91.0.0.1' };
const getApp = (asked: Asked) => server.call('app/get-app', asked);

describe('ID-01 the same person gets the same account', () => {
  it('by uuid and app, again and again, and by the user hash they were given', async () => {
    const app = await anApp(server.database.db, { requires_security_hash: false });
    const first = await getApp({ as: `alice:${app.id}` });
    const second = await getApp({ as: `alice:${app.id}` });
    const byHash = await getApp({ as: String(first.body.uhash) });
    expect(first.status).toBe(200);
    expect(second.body.uhash).toBe(first.body.uhash);
    expect(byHash.body.uhash).toBe(first.body.uhash);
  });

  it('ids with colons, spaces and other scripts are different people', async () => {
    const app = await anApp(server.database.db, { requires_security_hash: false });
    const hashes = new Set<unknown>();
    for (const uuid of ['a:b', 'a b', 'a%3Ab', 'Алиса', '愛']) {
      const { body } = await getApp({ as: `${encodeURIComponent(uuid)}:${app.id}` });
      hashes.add(body.uhash);
    }
    expect(hashes.size).toBe(5);
  });
});

it('ID-02 twenty first visits at once create exactly one user', async () => {
  const app = await anApp(server.database.db, { requires_security_hash: false });
  const answers = await Promise.all(Array.from({ length: 20 }, () => getApp({ as: `bob:${app.id}` })));
  const stored = await server.database.db.select().from(users).where(eq(users.app_id, app.id));
  expect(stored).toHaveLength(1);
  expect(new Set(answers.map(({ body }) => body.uhash))).toEqual(new Set([stored[0]?.uhash]));
});

describe('ID-03 the security hash', () => {
  it.each([
    ['the right one', (secret: string) => `:${securityHash(secret, 'alice')}`, 200],
    ['none', () => '', 401],
    ['an empty one', () => ':', 401],
    ['a wrong one', () => `:${'0'.repeat(64)}`, 401],
    ['one of another user', (secret: string) => `:${securityHash(secret, 'bob')}`, 401],
  ])('an app that requires it: %s', async (_name, suffix, status) => {
    const app = await anApp(server.database.db);
    const answer = await getApp({ as: `alice:${app.id}${suffix(app.secret)}` });
    expect(answer.status).toBe(status);
    if (status === 401) expect(answer.body.code).toBe(12);
  });

  it('a wrong one is refused even where none is needed', async () => {
    const app = await anApp(server.database.db, { requires_security_hash: false });
    const { status, body } = await getApp({ as: `alice:${app.id}:${'0'.repeat(64)}` });
    expect([status, body.code]).toEqual([401, 12]);
  });

  it('without it no personal data is read back', async () => {
    const app = await anApp(server.database.db, { requires_security_hash: false });
    const alice = await aUser(server.database.db, app, 'alice');
    await server.database.db.update(users).set({ birthday: '1990-05-17' }).where(eq(users.id, alice.id));
    const unproven = await getApp({ as: `alice:${app.id}` });
    const proven = await getApp({ as: `alice:${app.id}:${securityHash(app.secret, 'alice')}` });
    expect(unproven.body.ubirthday).toBeNull();
    expect(proven.body.ubirthday).toBe('1990-05-17');
  });
});

describe('ID-04 every code arises from its cause, with 401 and { code, message }', () => {
  const open = () => anApp(server.database.db, { requires_security_hash: false });

  async function refusal(asked: Asked, name: 'app/get-app' | 'surveys/get-surveys' = 'app/get-app') {
    const { status, body } = await server.call(name, asked);
    expect(status).toBe(401);
    expect(Object.keys(body).sort()).toEqual(['code', 'message']);
    return body.code;
  }

  it.each([
    ['no bearer', {}],
    ['another scheme', { headers: { authorization: 'Basic YTpi' } }],
    ['an empty bearer', { headers: { authorization: 'Bearer ' } }],
    ['too many parts', { as: 'a:b:c:d' }],
    ['a broken escape', { as: '%E0%A4%A:app' }],
    ['a NUL in the id', { as: 'a%00b:app' }],
  ])('1: %s', async (_name, asked) => {
    expect(await refusal(asked)).toBe(1);
  });

  it('2: a hash that belongs to nobody', async () => {
    expect(await refusal({ as: 'nobody-has-this-hash' })).toBe(2);
  });

  it.each(['alice:', 'alice:no-such-app'])('3: app absent or unknown (%s)', async (as) => {
    expect(await refusal({ as })).toBe(3);
  });

  it('4: an unknown uuid outside the entry calls', async () => {
    const app = await open();
    expect(await refusal({ as: `stranger:${app.id}` }, 'surveys/get-surveys')).toBe(4);
    expect(await server.database.db.select().from(users).where(eq(users.app_id, app.id))).toEqual([]);
  });

  it('5: creation refused for an empty, an overlong and an erased id', async () => {
    const app = await open();
    const uuid_digest = createHash('sha256').update('erased').digest('base64url');
    await server.database.db.insert(erased_users).values({ app_id: app.id, uuid_digest });
    for (const uuid of ['', 'x'.repeat(129), 'erased']) {
      expect(await refusal({ as: `${uuid}:${app.id}` })).toBe(5);
    }
    expect(await server.database.db.select().from(users).where(eq(users.app_id, app.id))).toEqual([]);
  });

  it('6: the app is a number', async () => {
    expect(await refusal({ as: 'alice:12345' })).toBe(6);
  });

  it('7: an app closed to new users still serves those it has', async () => {
    const app = await anApp(server.database.db, {
      requires_security_hash: false,
      status: 'closed_to_new_users',
    });
    await aUser(server.database.db, app, 'alice');
    expect(await refusal({ as: `bob:${app.id}` })).toBe(7);
    expect((await getApp({ as: `alice:${app.id}` })).status).toBe(200);
  });

  it('8: the source is off in the country of the visitor', async () => {
    const app = await open();
    await server.database.db
      .insert(app_sources)
      .values({ app_id: app.id, source: 'ios', disabled_countries: ['DE'] });
    expect(await refusal({ as: `alice:${app.id}`, query: { s: 'ios' }, headers: german })).toBe(8);
    expect((await getApp({ as: `alice:${app.id}`, query: { s: 'ios' } })).status).toBe(200);
    // The source is stored: closing it also refuses calls that do not name it.
    await server.database.db
      .update(app_sources)
      .set({ enabled: false })
      .where(eq(app_sources.app_id, app.id));
    expect(await refusal({ as: `alice:${app.id}` }, 'surveys/get-surveys')).toBe(8);
  });

  it('9: a source the app does not know', async () => {
    const app = await open();
    expect(await refusal({ as: `alice:${app.id}`, query: { s: 'fridge' } })).toBe(9);
  });

  it('10: the app is off, by uuid and by hash', async () => {
    const app = await anApp(server.database.db, { requires_security_hash: false, status: 'off' });
    const alice = await aUser(server.database.db, app, 'alice');
    expect(await refusal({ as: `alice:${app.id}` })).toBe(10);
    expect(await refusal({ as: alice.uhash })).toBe(10);
  });

  it('11: a closed account', async () => {
    const app = await open();
    const alice = await aUser(server.database.db, app, 'alice');
    await server.database.db.update(users).set({ state: 'closed' }).where(eq(users.id, alice.id));
    expect(await refusal({ as: alice.uhash })).toBe(11);
  });

  it('12: a wrong security hash', async () => {
    const app = await anApp(server.database.db);
    expect(await refusal({ as: `alice:${app.id}:abc` })).toBe(12);
  });

  it('OP-03 13: the database rolls the creation back, and the log says why', async () => {
    const app = await open();
    await runSql(
      server.connectionString,
      `create function refuse_user() returns trigger language plpgsql as
         $$ begin if new.uuid = 'unlucky' then raise exception 'no room'; end if; return new; end $$;
       create trigger refuse_user before insert on users for each row execute function refuse_user()`,
    );
    expect(await refusal({ as: `unlucky:${app.id}` })).toBe(13);
    await fetch(`${server.url}/?app=${app.id}&uuid=unlucky`, { headers: { accept: 'text/html' } });
    const failures = server.logged.filter((line) => line.includes('no room'));
    expect(failures.map((line) => JSON.parse(line))).toMatchObject([
      { level: 50, msg: 'Request failed' },
      { level: 50, msg: 'The first paint failed: the page shows the error' },
    ]);
    expect(failures.join()).not.toContain('unlucky');
    expect((await getApp({ as: `lucky:${app.id}` })).status).toBe(200);
  });
});
