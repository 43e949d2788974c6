// O8: fold plus deltas are what the rows themselves say, counted anew in the same snapshot (decision 0125). What counts is
// written here a second time, apart from the triggers, so that a mistake in one of them is found.
import { outcomes } from '@earnwall/contract/outcomes';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#store/engine/queryable.ts';
import { peopleDifference } from './check-people.ts';
import { columns, keyColumns, sumColumns } from './sums.ts';
import type { TimeWindow } from './time-window.ts';

/** Enough to start an investigation. */
const mostFindings = 5;

export const allTime: readonly TimeWindow[] = [{ from: '-infinity', to: 'infinity' }];

/** Counted at once: enough that a small house is one statement, few enough that a large one waits for none. */
const clicksOfAWindow = 50_000;

/** So many days of UTC until now, as many together as have few clicks; the last window is open. */
export async function lastDays(on: Queryable, count: number): Promise<TimeWindow[]> {
  const { rows } = await on.execute<{ day: string; clicks: number }>(sql`
    select day::text, coalesce((select sum(clicks) from stats_day where time = day), 0)::float8 as clicks
    from generate_series(${count - 1}::integer, 0, -1) as ago,
      lateral (select date_trunc('day', now(), 'UTC') - ago * interval '24 hours' as day) as given
    order by ago desc`);
  const starts: string[] = [];
  let clicks = 0;
  for (const row of rows) {
    if (starts.length === 0 || clicks + row.clicks > clicksOfAWindow) {
      starts.push(row.day);
      clicks = 0;
    }
    clicks += row.clicks;
  }
  return starts.map((from, index) => ({ from, to: starts[index + 1] ?? 'infinity' }));
}

/** The findings, one line each. Each statement sees one snapshot, so rows may be written and folded meanwhile. */
export async function checkStatistics(
  on: Queryable,
  windows: readonly TimeWindow[],
  throttle?: () => Promise<void>,
): Promise<string[]> {
  const found: string[] = [];
  for (const window of windows) {
    for (const [rule, query] of Object.entries(rules)) {
      const { rows } = await on.execute<{ found: string }>(
        sql`${query(window)} limit ${mostFindings - found.length}`,
      );
      found.push(...rows.map((row) => `${rule}: ${row.found}`));
      if (found.length >= mostFindings) return found;
    }
    await throttle?.();
  }
  return found;
}

const rules: Readonly<Record<string, (window: TimeWindow) => SQL>> = {
  'O8 the quarters are not what the rows say': (window) =>
    differenceOf(
      sql`${statsOf('stats_quarter', window)} union all ${statsOf('stat_deltas', window)}`,
      sql`${clicksOf(window)} union all ${offersOf(window)} union all ${moneyOf(window)}`,
    ),
  'O8 the days are not the sum of their quarters': (window) =>
    differenceOf(
      statsOf('stats_day', window),
      sql`
      select date_trunc('day', time, 'UTC') as time, ${columns(keyColumns.slice(1))}, ${columns(sumColumns)}
      from stats_quarter where ${isIn(sql`time`, window)}`,
    ),
  'O8 the totals are not the sum of their quarters': (window) =>
    differenceOf(totalsOf('quarter', window), sumsOf('stats_quarter', window)),
  'O8 the totals are not the sum of their days': (window) =>
    differenceOf(totalsOf('day', window), sumsOf('stats_day', window)),
  'O8 the people are not those of the days': peopleDifference,
};

const isIn = (time: SQL, { from, to }: TimeWindow): SQL =>
  sql`${time} >= ${from}::timestamptz and ${time} < ${to}::timestamptz`;

const statsOf = (table: string, window: TimeWindow): SQL =>
  sql`select ${columns([...keyColumns, ...sumColumns])} from ${sql.raw(table)} where ${isIn(sql`time`, window)}`;

const totalsOf = (grain: string, window: TimeWindow): SQL =>
  sql`${statsOf('stat_totals', window)} and grain = ${grain}`;

/** Each row counts in the total of its supplier, in that of its country, and in that of all. */
const sumsOf = (table: string, window: TimeWindow): SQL => sql`
  select time, app_id, kind, total.supplier, total.country, test, ${columns(sumColumns)}
  from ${sql.raw(table)} as stat, lateral (
    values (stat.supplier, '*'), ('*', stat.country), ('*', '*')
  ) as total (supplier, country)
  where ${isIn(sql`time`, window)}`;

function differenceOf(counted: SQL, expected: SQL): SQL {
  const signed = sumColumns.map((column) => `sum(sign * ${column}) as ${column}`);
  return sql`
    select concat_ws(' ', time, ${columns(keyColumns.slice(1))}, '(too much:', ${columns(sumColumns)}, ')') as found
    from (
      select ${columns(keyColumns)}, ${columns(signed)}
      from (
        select 1 as sign, counted.* from (${counted}) as counted
        union all
        select -1, expected.* from (${expected}) as expected
      ) as compared
      group by ${columns(keyColumns)}
    ) as difference
    where (${columns(sumColumns)}) <> (${columns(sumColumns.map(() => '0'))})
    order by ${columns(keyColumns)}`;
}

const quarterOf = (time: SQL): SQL => sql`to_timestamp(floor(extract(epoch from ${time}) / 900) * 900)`;
const zeros = (names: readonly string[]): SQL => columns(names.map((name) => `0 as ${name}`));
const money = ['payout_micros', 'reward_micros', 'points'];

const clicksOf = (window: TimeWindow): SQL => sql`
  select ${quarterOf(sql`opened_at`)} as time, app_id, 'survey' as kind, supplier_id as supplier,
    coalesce(country, '') as country, test_mode as test, count(*) as clicks, count(started_at) as starts,
    ${columns(outcomes.map((outcome) => `count(nullif(state = '${outcome}', false)) as ${outcome}`))},
    coalesce(sum(floor(extract(epoch from greatest(ended_at - started_at, interval '0')))::bigint)
      filter (where state = 'complete' and started_at is not null and ended_at is not null), 0) as seconds,
    ${zeros(money)}
  from clicks where ${isIn(sql`opened_at`, window)} group by 1, 2, 3, 4, 5, 6`;

const offersOf = (window: TimeWindow): SQL => sql`
  select ${quarterOf(sql`opened_at`)} as time, app_id, 'offer' as kind, network_id as supplier,
    coalesce(country, '') as country, test_mode as test, count(*) as clicks, count(*) as starts,
    count(finished_at) as complete, ${zeros([...outcomes.slice(1), 'seconds', ...money])}
  from offer_clicks where ${isIn(sql`opened_at`, window)} group by 1, 2, 3, 4, 5, 6`;

/** Line by line, and about a movement without a click whether one of its lines is in a test account. */
const moneyOf = (window: TimeWindow): SQL => sql`
  select ${quarterOf(sql`lines.at`)} as time, movements.app_id,
    case
      when clicks.cid is not null then 'survey'
      when offer_clicks.id is not null then 'offer'
      when movements.kind in ('bonus', 'extension_bonus') then replace(movements.kind, '_bonus', '')
      else 'credit'
    end as kind,
    coalesce(clicks.supplier_id, offer_clicks.network_id, '') as supplier,
    coalesce(clicks.country, offer_clicks.country, '') as country,
    coalesce(clicks.test_mode, offer_clicks.test_mode, exists (
      select from lines as other join accounts on accounts.id = other.account_id
      where other.movement_id = lines.movement_id and accounts.kind in ('user_test', 'publisher_test')
    )) as test,
    ${zeros(['clicks', 'starts', ...outcomes, 'seconds'])},
    coalesce(sum(-lines.amount) filter (where (accounts.currency, accounts.kind) = ('usd', 'supplier')), 0) as payout_micros,
    coalesce(sum(lines.amount) filter (where (accounts.currency, accounts.kind) = ('usd', 'publisher')), 0) as reward_micros,
    coalesce(sum(lines.amount)
      filter (where accounts.currency = 'app' and accounts.kind in ('user', 'user_test')), 0) as points
  from lines join accounts on accounts.id = lines.account_id join movements on movements.id = lines.movement_id
    left join clicks on clicks.cid = movements.cid left join offer_clicks on offer_clicks.id = movements.cid
  where ${isIn(sql`lines.at`, window)} group by 1, 2, 3, 4, 5, 6`;
