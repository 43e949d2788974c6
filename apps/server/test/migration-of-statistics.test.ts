// What happened before statistics were counted is counted when they begin, and so is what comes after.
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { migrate } from '#store/migrate.ts';
import { statisticsProblems } from '#testing/books.ts';
import { joinTestDatabase, type TestDatabase } from './support/database.ts';
import { migrateBefore } from './support/migrate-before.ts';
import { databaseUrl, runSql } from './support/sql.ts';

const name = `earnwall_statistics_${process.pid}`;
let client: pg.Client;
let test: TestDatabase;

beforeAll(async () => {
  await runSql(inject('serverUrl'), `create database ${name}`);
  const connectionString = databaseUrl(inject('serverUrl'), name);
  client = new pg.Client({ connectionString });
  await client.connect();
  await migrateBefore(client, 'count_statistics');
  await client.query(`
    insert into publishers (id, name) values ('us', 'Us');
    insert into apps (id, publisher_id, name, secret, currency_name, exchange_rate_micros, revenue_share_bp)
    values ('live', 'us', 'Live', 's', 'Coins', 1000000, 5000);
    insert into users (app_id, uuid, uhash) values ('live', 'bob', 'hash-of-bob');
    insert into suppliers (id, name, entry_url) values ('s', 'S', 'https://s.example');
    insert into surveys (hash, supplier_id, supplier_ref, country, language, loi_seconds, payout_micros, rank)
    select 'survey-' || n, 's', 'ref-' || n, 'US', 'en', 600, 1000000, 1 from generate_series(1, 40) as n;`);
  await client.query(click(1, 40));
  await client.query(`
    select post_movements(jsonb_agg(jsonb_build_object(
      'app_id', app_id, 'user_id', user_id, 'kind', 'survey_reward', 'reason', 'r', 'source', 'older',
      'transaction', cid, 'cid', cid, 'at', ended_at, 'message', null, 'lines', jsonb_build_array(
        jsonb_build_object('account', 'user', 'currency', 'app', 'amount', 5),
        jsonb_build_object('account', 'publisher', 'currency', 'app', 'amount', -5),
        jsonb_build_object('account', 'supplier', 'currency', 'usd', 'amount', -10),
        jsonb_build_object('account', 'publisher', 'currency', 'usd', 'amount', 6),
        jsonb_build_object('account', 'house', 'currency', 'usd', 'amount', 4)
      )
    ))) from clicks where state = 'complete'`);
  await migrate(connectionString);
  test = joinTestDatabase(connectionString);
});
afterAll(async () => {
  await test.drop();
  await client.end();
  await runSql(inject('serverUrl'), `drop database ${name} with (force)`);
});

/** Every fourth is complete. */
const click = (first: number, last: number) => `
  insert into clicks (cid, app_id, user_id, survey_id, supplier_id, payout_micros, exchange_rate_micros, revenue_share_bp,
    decimals, user_reward, user_reward_without_bonus, state, opened_at, started_at, ended_at, expires_at)
  select 'click-' || n, 'live', users.id, surveys.id, 's', 10, 1000000, 5000, 0, 5, 5,
    case when n % 4 = 0 then 'complete' else 'timeout' end, at, at, at + interval '5 minutes', '2100-01-01'
  from generate_series(${first}, ${last}) as n join surveys on surveys.hash = 'survey-' || n, users,
    lateral (select timestamptz '2026-03-01T00:00Z' + n * interval '7 hours' as at) as given`;

it('CO-09 backfills quarters, days and people', async () => {
  expect(await statisticsProblems(test.database.db)).toEqual([]);
  const { rows } = await client.query(`
    select sum(clicks)::integer as clicks, sum(complete)::integer as completes, sum(points)::integer as points,
      sum(payout_micros)::integer as payouts, sum(reward_micros)::integer as rewards, sum(seconds)::integer as seconds
    from stats_day`);
  const all = { clicks: 40, completes: 10, points: 50, payouts: 100, rewards: 60, seconds: 3000 };
  expect(rows).toEqual([all]);
  const people = await client.query(`select count(*)::integer as days from user_days`);
  expect(people.rows).toEqual([{ days: 12 }]);
});

it('CO-09 goes on from there', async () => {
  await client.query(`update clicks set state = 'quality' where cid = 'click-4'`);
  await client.query(`insert into surveys (hash, supplier_id, supplier_ref, country, language, loi_seconds, payout_micros, rank)
    values ('survey-41', 's', 'ref-41', 'US', 'en', 600, 1000000, 1)`);
  await client.query(click(41, 41));
  expect(await statisticsProblems(test.database.db)).toEqual([]);
});
