// Names that were stored before roles stood beside them: those of operators are known as such (decision 0126).
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { migrate } from '#store/migrate.ts';
import { migrateBefore } from './support/migrate-before.ts';
import { databaseUrl, runSql } from './support/sql.ts';

const name = `earnwall_names_${process.pid}`;
let client: pg.Client;

beforeAll(async () => {
  await runSql(inject('serverUrl'), `create database ${name}`);
  const connectionString = databaseUrl(inject('serverUrl'), name);
  client = new pg.Client({ connectionString });
  await client.connect();
  await migrateBefore(client, 'roles_of_names');
  await client.query(`
    insert into publishers (id, name) values ('ours', 'Ours');
    insert into apps (id, publisher_id, name, secret, currency_name, exchange_rate_micros, revenue_share_bp)
    values ('app', 'ours', 'App', 's', 'Coins', 1000000, 5000);
    insert into people (email, name, role, publisher_id)
    values ('dana@example.com', 'Dana', 'admin', null), ('olive@example.com', 'Olive', 'owner', 'ours');
    insert into audit_events (kind, what, by, role) values ('change', 'something', 'Sam before the wedding', 'support');
    insert into api_keys (prefix, app_id, name, digest, created_by) values
      ('a', 'app', 'Key', 'd', 'Dana'), ('b', 'app', 'Key', 'd', 'Olive'),
      ('c', 'app', 'Key', 'd', 'Sam before the wedding'), ('d', 'app', 'Key', 'd', 'operator-key');`);
  await migrate(connectionString);
});
afterAll(async () => {
  await client.end();
  await runSql(inject('serverUrl'), `drop database ${name} with (force)`);
});

it('CO-05 have the role of the operator whose they are, or were', async () => {
  const { rows } = await client.query('select prefix, created_by_role from api_keys order by prefix');
  expect(rows.map(({ created_by_role }) => created_by_role)).toEqual(['admin', null, 'support', null]);
});
