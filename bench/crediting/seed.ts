// Twenty apps with twenty thousand people, and as many clicks that wait for a report as anybody can use up.
import { firstReportArgument, type SupplierOutcome } from '@earnwall/server/testing/settling';
import type pg from 'pg';

export const supplierId = 'bench';
const people = 20_000;

/** Ids of clicks are numbers here: `first` and those that follow. */
const cidOf = (id: number) => `bench-${id}`;
export const outcomeOf = (id: number): SupplierOutcome => ({
  ...{ cid: cidOf(id), transaction: `tx-${id}`, outcome: 'complete', rawCode: '10' },
  ...{ reverses: null, payout_micros: null },
});

export async function seedPeople(client: pg.Client): Promise<void> {
  await client.query(`insert into publishers (id, name) values ('bench', 'Bench')`);
  await client.query(`
    insert into apps (id, publisher_id, name, secret, currency_name, exchange_rate_micros, revenue_share_bp)
    select 'app-' || n, 'bench', 'Bench', 'secret', 'Coins', 1000000000, 5000 from generate_series(0, 19) as n`);
  await client.query(
    `insert into suppliers (id, name, entry_url) values ('bench', 'Bench', 'https://s.example')`,
  );
  await client.query(`
    insert into surveys (hash, supplier_id, supplier_ref, country, language, loi_seconds, payout_micros, rank, status)
    select 'survey-' || n, 'bench', n::text, 'US', 'en', 600, 1000000, n, 'closed' from generate_series(1, 2000) as n`);
  await client.query(
    `insert into users (app_id, uuid, uhash)
     select 'app-' || n % 20, 'user-' || n, 'user-' || n from generate_series(0, $1::int - 1) as n`,
    [people],
  );
  await client.query('create table bench_reports (id integer primary key, reports jsonb)');
}

/** Each click is of a person and a survey that no other one brings together; neighbours are of different people. */
export async function seedClicks(client: pg.Client, first: number, count: number): Promise<void> {
  await client.query(
    `insert into clicks (cid, app_id, user_id, survey_id, supplier_id, payout_micros, exchange_rate_micros,
       revenue_share_bp, payout_share_bp, decimals, user_reward, user_reward_without_bonus, state, started_at, expires_at)
     select 'bench-' || n, users.app_id, users.id, surveys.id, 'bench', 1000000, 1000000000, 5000, 7000, 0, 500, 500,
       'started', now() - interval '10 minutes', now() + interval '1 day'
     from generate_series($1::int, $1::int + $2::int - 1) as n
     join users on users.uhash = 'user-' || (n::bigint * 7919) % $3::int
     join surveys on surveys.hash = 'survey-' || 1 + n / $3::int`,
    [first, count, people],
  );
}

/** What the product would hand to the database for each of these clicks, a row for each. */
export async function seedReports(client: pg.Client, first: number, count: number): Promise<void> {
  const now = new Date();
  const ids = Array.from({ length: count }, (_, place) => first + place);
  await client.query('truncate bench_reports');
  await client.query('insert into bench_reports select * from unnest($1::integer[], $2::jsonb[])', [
    ids,
    ids.map((id) => firstReportArgument(supplierId, outcomeOf(id), now)),
  ]);
}
