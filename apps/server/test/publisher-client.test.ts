// The typed client against the real server.
import { createClient, EarnwallError } from '@earnwall/client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anApiKey } from '#testing/api-keys.ts';
import { anApp } from '#testing/apps.ts';
import { aUser } from '#testing/people.ts';
import { startServer, type TestServer } from './support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

it('PB-04 the client credits, reads, bans, exports and erases a user', async () => {
  const { db } = server.database;
  const app = await anApp(db);
  const id = 'zoë/1 🙂';
  await aUser(db, app, id);
  const { users } = createClient({ origin: server.url, key: await anApiKey(db, app) });

  const credit = { amount: 250, reason: 'Daily quest' };
  const first = await users.credit(id, credit, { idempotencyKey: 'quest 1' });
  expect(await users.credit(id, credit, { idempotencyKey: 'quest 1' })).toEqual(first);
  expect(await users.get(id)).toMatchObject({ user_id: id, balance: 250, state: 'active' });
  const { lines, next } = await users.ledger(id, { limit: 10 });
  expect(lines).toMatchObject([
    { transaction_id: first.transaction_id, type: 'bonus', amount: 250, balance: 250 },
  ]);
  expect(next).toBeNull();
  expect(await users.setState(id, { state: 'banned', reason: 'Sold coins' })).toMatchObject({
    state: 'banned',
  });
  expect((await users.export(id)).data).toMatchObject({ users: [{ uuid: id }], ledger: lines });
  const erased = await users.erase(id);
  expect(await users.erase(id)).toEqual(erased);
  const unknown = await users.get(id).catch((error: unknown) => error);
  expect(unknown).toBeInstanceOf(EarnwallError);
  expect(unknown).toMatchObject({ status: 404, code: 'not-found' });
});

it('PB-04 the client says which scope a key lacks', async () => {
  const { db } = server.database;
  const app = await anApp(db);
  await aUser(db, app, 'alice');
  const { users } = createClient({
    origin: server.url,
    key: await anApiKey(db, app, { scopes: ['sessions'] }),
  });
  await expect(users.get('alice')).rejects.toMatchObject({
    ...{ status: 403, code: 'forbidden', message: expect.stringContaining('users:read') },
  });
});
