import type { CallSchema } from '@earnwall/contract/call-schema';
import { consoleCallSchemas } from '@earnwall/contract/console-call-schemas';
import { type ConsoleCallName, type ConsoleCallRow, consoleCalls } from '@earnwall/contract/console-calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UserRecord } from '#store/people/users.ts';
import type { AppRecord } from '#store/publishers/apps.ts';
import { anApp } from '#testing/apps.ts';
import { aUser, changeUser } from '#testing/people.ts';
import { listen } from './support/listeners.ts';
import { joinServer, startServer, type TestServer } from './support/server.ts';
import { anAddress } from './support/ticket-form.ts';

let server: TestServer;
let app: AppRecord;
beforeAll(async () => {
  server = await startServer();
  app = await anApp(server.database.db, { requires_security_hash: false });
});
afterAll(() => server.stop());

const someone = (): Promise<UserRecord> => aUser(server.database.db, app);
const about = (user: UserRecord) => ({ app: user.app_id, uhash: user.uhash });
const reason = 'Asked for by the tests.';
const tomorrow = '2026-03-11T12:00:00.000Z';

const all = Object.keys(consoleCalls) as ConsoleCallName[];
const isOpen = (name: ConsoleCallName): boolean => consoleCalls[name].capability === null;

describe('operators’ calls', () => {
  it.each(all.filter((name) => !isOpen(name)))(
    '%s refuses whoever has not the key, before it reads anything',
    async (name) => {
      const user = await someone();
      const params = { ...about(user), id: 'x', position: '1' };
      for (const as of [undefined, user.uhash, 'x'.repeat(43)]) {
        const headers = { 'content-type': 'application/json', ...anAddress() };
        const asked = { params, headers, ...(as === undefined ? { as: '' } : { as }) };
        const { status, body } = await server.operate(name, asked);
        expect({ status, code: body.code }).toEqual({ status: 401, code: 1 });
      }
    },
  );

  it('are in the OpenAPI document, with a key of machines and a session of people', async () => {
    const document = (await (await fetch(`${server.url}/openapi.json`)).json()) as {
      paths: Record<string, Record<string, { operationId: string; security: object[] }>>;
    };
    for (const name of all) {
      const { method, path, capability }: ConsoleCallRow = consoleCalls[name];
      const security = capability === null ? [] : [{ operator: [] }, { session: [] }];
      const operation = document.paths[`/api/console${path}`]?.[method.toLowerCase()];
      expect(operation, name).toMatchObject({ operationId: name, security });
      const schema: CallSchema = consoleCallSchemas[name];
      expect('requestBody' in (operation ?? {}), name).toBe(Boolean(schema.body));
    }
  });

  it('are stored by no cache, and their log names nobody', async () => {
    const user = await someone();
    const params = about(user);
    const { headers } = await server.operate('console/users/get-users-events', { params });
    expect(headers.get('cache-control')).toBe('private, no-store');
    const lines = server.logged.filter((line) => line.includes('/api/console/users/'));
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.join()).not.toContain(user.uhash);
  });
});

describe('an operator looks after an account', () => {
  it('finds it by the publisher’s id', async () => {
    const user = await aUser(server.database.db, app, 'known by this');
    const query = { app: app.id, uuid: 'known by this' };
    const { body } = await server.operate('console/users/get-users', { query });
    expect(body.user).toMatchObject({ ...about(user), state: 'active', until: null, country: 'US' });
    const other = await server.operate('console/users/get-users', { query: { ...query, uuid: 'nobody' } });
    expect(other.status).toBe(404);
  });

  it('bans it with a reason and a date, and the audit has it', async () => {
    const user = await someone();
    const body = { state: 'banned', scope: 'offers', until: tomorrow, reason };
    const params = about(user);
    const answered = await server.operate('console/users/put-users-state', { params, body });
    expect(answered.body.user).toMatchObject({
      ...{ state: 'banned', scope: 'offers', until: tomorrow, reason },
      set_at: server.clock.now.toISOString(),
    });
    const audit = await server.operate('console/users/get-users-events', { params });
    expect(audit.body.events).toEqual([
      {
        about: 'user',
        what: `banned (offers) until ${tomorrow}`,
        reason,
        by: 'operator-key',
        at: server.clock.now.toISOString(),
      },
    ]);
  });

  it('keeps a review within a day, and answers it as over afterwards', async () => {
    const user = await someone();
    const body = { state: 'on_review', until: '2026-05-01T00:00:00.000Z', reason };
    const answered = await server.operate('console/users/put-users-state', { params: about(user), body });
    expect(answered.body.user).toMatchObject({ state: 'on_review', until: tomorrow });
    await changeUser(server.database.db, user, { state_set_at: new Date('2026-03-09T12:00:00Z') });
    const query = { app: app.id, uuid: user.uuid };
    const later = await server.operate('console/users/get-users', { query });
    expect(later.body.user).toMatchObject({ state: 'active', until: null, reason: null });
  });

  it.each([
    ['a date that is past', { state: 'banned', until: '2026-03-10T12:00:00.000Z', reason }, 422],
    ['no reason', { state: 'banned', reason: '  ' }, 400],
    ['a state there is none of', { state: 'sleeping', reason }, 400],
    ['a field nobody knows', { state: 'banned', reason, forever: true }, 400],
  ])('is refused %s, and nothing changes', async (_what, body, status) => {
    const user = await someone();
    const params = about(user);
    expect((await server.operate('console/users/put-users-state', { params, body })).status).toBe(status);
    const audit = await server.operate('console/users/get-users-events', { params });
    expect(audit.body.events).toEqual([]);
  });

  it('PR-02 asks for a look through the profile and takes it back; the audit has both, an open panel is notified', async () => {
    const proven = await aUser(server.database.db, await anApp(server.database.db));
    const params = about(proven);
    const tab = await listen(server, `notifications-${proven.uhash}`, proven.uhash);
    for (const wanted of [true, false]) {
      const asked = { params, body: { wanted, reason } };
      const { body } = await server.operate('console/users/put-users-profile-review', asked);
      expect(body.user).toMatchObject({ profile_review_wanted: wanted, profile_reviewed_at: null });
      expect(await tab.next()).toMatchObject({ event: 'account-changed' });
      const metadata = await server.call('app/get-app', { as: proven.uhash });
      expect(metadata.body.update_profile).toBe(wanted);
    }
    const audit = await server.operate('console/users/get-users-events', { params });
    expect(audit.body.events).toMatchObject([
      { about: 'user', what: 'profile review no longer asked for', reason },
      { about: 'user', what: 'profile review asked for', reason },
    ]);
  });

  it('never reaches an account by the name of another app', async () => {
    const user = await someone();
    const other = await anApp(server.database.db);
    const params = { ...about(user), app: other.id };
    const body = { state: 'banned', reason };
    expect((await server.operate('console/users/put-users-state', { params, body })).status).toBe(404);
    const moved = { params, body: { country: 'DE', reason } };
    expect((await server.operate('console/users/put-users-country', moved)).status).toBe(404);
    const reviewed = { params, body: { wanted: true, reason } };
    expect((await server.operate('console/users/put-users-profile-review', reviewed)).status).toBe(404);
  });

  it('closes it: it is refused at login, on every node, with the next request', async () => {
    const user = await someone();
    const node = await joinServer(server);
    expect((await node.call('surveys/get-surveys', { as: user.uhash })).status).toBe(200);
    const body = { state: 'closed', reason };
    await server.operate('console/users/put-users-state', { params: about(user), body });
    const refused = await node.call('surveys/get-surveys', { as: user.uhash });
    await node.stop();
    expect(refused).toMatchObject({ status: 401, body: { code: 11 } });
  });
});

describe('an operator rests an app', () => {
  it('and the audit of each of its accounts has it', async () => {
    const own = await anApp(server.database.db);
    const user = await aUser(server.database.db, own);
    const params = { app: own.id };
    const begun = { params, body: { on: true, until: tomorrow, reason } };
    const { body } = await server.operate('console/apps/put-apps-maintenance', begun);
    const since = server.clock.now.toISOString();
    expect(body).toEqual({ app: own.id, on: true, since, until: tomorrow });
    await server.operate('console/apps/put-apps-maintenance', { params, body: { on: false, reason } });
    const audit = await server.operate('console/users/get-users-events', { params: about(user) });
    expect(audit.body.events).toMatchObject([
      { about: 'app', what: 'maintenance ended' },
      { about: 'app', what: `maintenance until ${tomorrow}` },
    ]);
    const nobody = { params: { app: 'no-such-app' }, body: { on: true, reason } };
    expect((await server.operate('console/apps/put-apps-maintenance', nobody)).status).toBe(404);
  });
});
