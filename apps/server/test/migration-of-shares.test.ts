// Publishers that were there before they had a share are due no less than before.
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { migrate } from '#store/migrate.ts';
import { migrateBefore } from './support/migrate-before.ts';
import { databaseUrl, runSql } from './support/sql.ts';

const name = `earnwall_shares_${process.pid}`;
let client: pg.Client;

beforeAll(async () => {
  await runSql(inject('serverUrl'), `create database ${name}`);
  const connectionString = databaseUrl(inject('serverUrl'), name);
  client = new pg.Client({ connectionString });
  await client.connect();
  await migrateBefore(client, 'payout_share');
  await client.query(`
    insert into publishers (id, name) values ('two-apps', 'Two'), ('one-app', 'One'), ('no-app', 'None');
    insert into apps (id, publisher_id, name, secret, currency_name, exchange_rate_micros, revenue_share_bp)
    values ('less', 'two-apps', 'Less', 's', 'Coins', 1000000, 5000),
      ('more', 'two-apps', 'More', 's', 'Coins', 1000000, 8250),
      ('free', 'one-app', 'Free', 's', 'Coins', 1000000, 0);`);
  await migrate(connectionString);
});
afterAll(async () => {
  await client.end();
  await runSql(inject('serverUrl'), `drop database ${name} with (force)`);
});

it('CO-10 each publisher gets the greatest users’ share of its apps, one without apps the default', async () => {
  const { rows } = await client.query('select id, payout_share_bp from publishers order by id');
  expect(rows).toEqual([
    { id: 'no-app', payout_share_bp: 7_000 },
    { id: 'one-app', payout_share_bp: 0 },
    { id: 'two-apps', payout_share_bp: 8_250 },
  ]);
});

it('CO-10 a publisher that a node of the earlier version adds has the default, and none is out of range', async () => {
  await client.query(`insert into publishers (id, name) values ('later', 'Later')`);
  const { rows } = await client.query(`select payout_share_bp from publishers where id = 'later'`);
  expect(rows).toEqual([{ payout_share_bp: 7_000 }]);
  await expect(client.query('update publishers set payout_share_bp = 10001')).rejects.toThrow(/in_range/);
});
