// Clicks of ninety days in five apps, of four suppliers and eight countries; people come now and then, open four surveys, and
// go. One in five is paid, in points and dollars. All of it is counted by the triggers, and folded.
import type { Database } from '@earnwall/server/parts/database';
import { foldStatistics, foldUserDays } from '@earnwall/server/testing/numbers';
import type pg from 'pg';

const days = 90;
const begin = new Date('2026-07-01T00:00:00Z');
const people = 20_000;
const atATime = 20_000;

export async function seedPeople(client: pg.Client): Promise<void> {
  await client.query(`
    insert into publishers (id, name) values ('bench', 'Bench');
    insert into apps (id, publisher_id, name, secret, currency_name, exchange_rate_micros, revenue_share_bp)
    select 'app-' || n, 'bench', 'App ' || n, 'secret', 'Coins', 1000000000, 6000 from generate_series(0, 4) as n;
    insert into suppliers (id, name, entry_url)
    select 'supplier-' || n, 'Supplier ' || n, 'https://s.example' from generate_series(0, 3) as n;
    insert into surveys (hash, supplier_id, supplier_ref, country, language, loi_seconds, payout_micros, rank, status)
    select 'survey-' || n, 'supplier-' || n, 'ref', 'US', 'en', 600, 1000000, n, 'closed' from generate_series(0, 3) as n;
    insert into users (app_id, uuid, uhash)
    select 'app-' || n % 5, 'user-' || n, 'user-' || n from generate_series(0, ${people - 1}) as n;
    insert into accounts (app_id, user_id, kind, currency) select app_id, id, 'user', 'app' from users;
    insert into accounts (app_id, kind, currency)
    select apps.id, kind, currency from apps,
      (values ('publisher', 'app'), ('publisher', 'usd'), ('supplier', 'usd'), ('house', 'usd')) as made (kind, currency);
    analyze`);
}

export async function seedClicks(client: pg.Client, { db }: Database, count: number): Promise<void> {
  for (let first = 0; first < count; first += atATime) {
    await client.query(clicks, [first, Math.min(atATime, count - first), count]);
    await client.query(money, [first, atATime]);
    while ((await foldStatistics(db, 20_000)) > 0);
  }
  await client.query(`
    insert into user_days (app_id, day, test, user_id, country)
    select distinct app_id, (opened_at at time zone 'UTC')::date, false, user_id, country from clicks`);
  while ((await foldUserDays(db, 20_000)) > 0);
  await client.query('vacuum analyze');
}

const clicks = `
  insert into clicks (cid, app_id, user_id, survey_id, supplier_id, payout_micros, exchange_rate_micros, revenue_share_bp,
    payout_share_bp, decimals, user_reward, user_reward_without_bonus, paid_micros, credited, state, country, opened_at, started_at, ended_at,
    expires_at)
  select 'bench-' || n, users.app_id, users.id, surveys.id, surveys.supplier_id, 1000000, 1000000000, 6000, 6000, 0, 600, 600,
    case when given.state = 'complete' then 1000000 end, case when given.state = 'complete' then 600 else 0 end,
    given.state, ('{US,DE,GB,BR,IN,FR,ES,EG}'::text[])[1 + person % 8], at, at, at + interval '9 minutes', at
  from generate_series($1::int, $1::int + $2::int - 1) as n
    cross join lateral (
      select (hashint8(n / 4) & 2147483647) % ${people} as person,
        timestamptz '${begin.toISOString()}' + (n / 4) * (interval '${days} days' / ($3::int / 4))
          + (n % 4) * interval '6 minutes' as at,
        ('{complete,screen_out,quota_full,timeout,quality}'::text[])[1 + n % 5] as state
    ) as given
    join users on users.uhash = 'user-' || person join surveys on surveys.hash = 'survey-' || n * 31 % 4`;

const money = `
  with posted as (
    insert into movements (app_id, user_id, kind, reason, source, transaction, cid, at)
    select app_id, user_id, 'survey_reward', 'Survey completed', supplier_id, cid, cid, ended_at
    from generate_series($1::int, $1::int + $2::int - 1) as n join clicks on cid = 'bench-' || n
    where state = 'complete' order by n
    returning id, app_id, user_id, at
  )
  insert into lines (movement_id, account_id, amount, at)
  select posted.id, accounts.id, 600, posted.at
  from posted join accounts on accounts.app_id = posted.app_id and accounts.user_id = posted.user_id
    and accounts.kind = 'user' and accounts.currency = 'app'
  union all
  select posted.id, accounts.id, booked.amount, posted.at
  from posted cross join (values ('publisher', 'app', -600), ('supplier', 'usd', -1000000), ('publisher', 'usd', 600000),
      ('house', 'usd', 400000)) as booked (kind, currency, amount)
    join accounts on accounts.app_id = posted.app_id and accounts.user_id is null
      and accounts.kind = booked.kind and accounts.currency = booked.currency`;
