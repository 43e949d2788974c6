// A database with data from before the console had people is brought up to date, and nothing of its audits is lost.
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { migrate } from '#store/migrate.ts';
import { migrateBefore } from './support/migrate-before.ts';
import { databaseUrl, runSql } from './support/sql.ts';

const name = `earnwall_data_${process.pid}`;
let client: pg.Client;

beforeAll(async () => {
  await runSql(inject('serverUrl'), `create database ${name}`);
  const connectionString = databaseUrl(inject('serverUrl'), name);
  client = new pg.Client({ connectionString });
  await client.connect();
  await migrateBefore(client, 'console');
  await client.query(`
    insert into apps (id, name, secret, currency_name, exchange_rate_micros, revenue_share_bp, test_mode, created_at)
    values ('live', 'Live', 's', 'Coins', 1000000, 5000, false, '2026-01-01'),
      ('tried', 'Tried', 's', 'Coins', 1000000, 5000, true, '2026-01-01');
    insert into users (app_id, uuid, uhash) values ('live', 'bob', 'hash-of-bob');
    insert into account_events (app_id, user_id, what, reason, by, at)
    select app_id, id, 'banned (all)', 'A reason', 'publisher', '2026-01-03' from users;
    insert into operator_events (app_id, user_id, what, by, at, about)
    select app_id, id, 'console/users/get-users', 'operator-key', '2026-01-02', '{"tickets":["t"]}' from users;
    insert into operator_events (what, at, network) values ('key refused', '2026-01-04', 'digest');`);
  await migrate(connectionString);
});
afterAll(async () => {
  await client.end();
  await runSql(inject('serverUrl'), `drop database ${name} with (force)`);
});

it('apps belong to a publisher, and those that were live already have been so since they were made', async () => {
  const { rows } = await client.query(
    'select id, publisher_id, live_at = created_at as was_live from apps order by id',
  );
  expect(rows).toEqual([
    { id: 'live', publisher_id: 'publisher-1', was_live: true },
    { id: 'tried', publisher_id: 'publisher-1', was_live: null },
  ]);
});

it('both audits are one, in the order of time', async () => {
  const { rows } = await client.query(
    'select kind, by, what, publisher_id, user_id is not null as of_user, reason, about, network from audit_events order by id',
  );
  const nothing = { reason: null, about: {}, network: null };
  const ofUser = { ...nothing, publisher_id: 'publisher-1', of_user: true };
  expect(rows).toEqual([
    {
      ...ofUser,
      kind: 'view',
      by: 'operator-key',
      what: 'console/users/get-users',
      about: { tickets: ['t'] },
    },
    { ...ofUser, kind: 'change', by: 'publisher', what: 'banned (all)', reason: 'A reason' },
    {
      ...{ ...nothing, kind: 'access', by: null, what: 'key refused' },
      ...{ publisher_id: null, of_user: false, network: 'digest' },
    },
  ]);
});
