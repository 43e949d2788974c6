// The invariants of the books: O1 movements sum to zero, O2 one movement per transaction of a supplier, O3 rows
// are consistent with each other, O4 each movement of a user has its postback, O5 balances are the sums of their lines.
import { type SQL, sql } from 'drizzle-orm';
import type { WalkedTable } from '#store/engine/key-windows.ts';

const ofUser = sql.raw(`('user', 'user_test', 'user_pending')`);

/** Lines in dollars of movements about a click: what its supplier or network pays, and the publisher's share of it. */
const dollars = (kind: 'supplier' | 'publisher'): SQL =>
  sql`coalesce(sum(lines.amount) filter (where accounts.kind = ${sql.raw(`'${kind}'`)}), 0)`;

/** Findings are logged: a click is named by the beginning of its id, which is enough to find it; the whole id would give
 * access. */
const clickNamed = (id: SQL): SQL => sql`left(${id}, 12) || '…'`;

/** Rules about the rows of one table, checked in windows of its key; related rows are found by an index. */
interface RuleSet extends WalkedTable {
  /** A rule selects the rows that break it, by a name that helps to find them. */
  readonly rules: Readonly<Record<string, (window: SQL) => SQL>>;
}

const id = [{ column: 'id', type: 'bigint' }] as const;

const ofMovements: RuleSet = {
  ...{ table: 'movements', key: id, size: 5_000 },
  rules: {
    'O1 a movement does not sum to zero': (window) => sql`
      select movements.id::text as found
      from movements left join lines on lines.movement_id = movements.id
        left join accounts on accounts.id = lines.account_id and accounts.app_id = movements.app_id
      where ${window}
      group by movements.id, accounts.currency
      having accounts.currency is null or sum(lines.amount) <> 0`,

    'O2 a transaction has moved money twice': (window) => sql`
      select movements.id::text as found
      from movements
      where ${window} and exists (
        select from movements as other
        where other.source = movements.source and other.transaction = movements.transaction
          and other.id <> movements.id
      )`,

    'O3 a movement is about a click of somebody else': (window) => sql`
      select movements.id::text as found
      from movements left join clicks on clicks.cid = movements.cid
        left join offer_clicks on offer_clicks.id = movements.cid
      where ${window} and coalesce(clicks.cid, offer_clicks.id) is not null
        and (coalesce(clicks.app_id, offer_clicks.app_id), coalesce(clicks.user_id, offer_clicks.user_id))
          is distinct from (movements.app_id, movements.user_id)`,

    'O3 a supplier’s movement has no report': (window) => sql`
      select movements.id::text as found
      from movements join suppliers on suppliers.id = movements.source left join supplier_reports
        on supplier_reports.supplier_id = source and supplier_reports.transaction = movements.transaction
      where ${window} and supplier_reports.id is null`,

    'O3 a network’s movement has no event': (window) => sql`
      select movements.id::text as found
      from movements join offer_networks on offer_networks.id = movements.source left join offer_events
        on offer_events.network_id = source
          and offer_events.transaction = regexp_replace(movements.transaction, ':[^:]*$', '')
      where ${window} and offer_events.id is null`,

    // Older ones may have left the log.
    'O4 a movement has no postback': (window) => sql`
      select movements.id::text as found
      from movements
      where ${window} and movements.created_at > now() - interval '30 days'
        and not exists (select from postback_queue where postback_queue.id = movements.id)
        and not exists (select from postback_log where postback_log.id = movements.id)
        and exists (
          select from lines join accounts on accounts.id = lines.account_id and accounts.kind in ${ofUser}
          where lines.movement_id = movements.id
        )`,
  },
};

const ofReports: RuleSet = {
  ...{ table: 'supplier_reports', key: id, size: 5_000 },
  rules: {
    'O2 a report has not moved what it says': (window) => sql`
      select supplier_id || ':' || transaction as found
      from supplier_reports
      where ${window} and amount <> coalesce((
        select sum(lines.amount)
        from movements join lines on lines.movement_id = movements.id
          join accounts on accounts.id = lines.account_id and accounts.kind in ${ofUser}
        where movements.source = supplier_reports.supplier_id
          and movements.transaction = supplier_reports.transaction and movements.cid = supplier_reports.cid
      ), 0)`,

    'O3 a report is about no click of its supplier': (window) => sql`
      select supplier_reports.supplier_id || ':' || transaction as found
      from supplier_reports left join clicks
        on clicks.cid = supplier_reports.cid and clicks.supplier_id = supplier_reports.supplier_id
      where ${window} and clicks.cid is null`,
  },
};

const ofEvents: RuleSet = {
  ...{ table: 'offer_events', key: id, size: 5_000 },
  rules: {
    'O3 an event is about no click of its network': (window) => sql`
      select offer_events.network_id || ':' || transaction as found
      from offer_events left join offer_clicks
        on offer_clicks.id = offer_events.click_id and offer_clicks.network_id = offer_events.network_id
      where ${window} and offer_clicks.id is null`,
  },
};

/** What was moved for these users; movements are found by their user, since they have no index of clicks. */
const movedFor = (window: SQL): SQL => sql`
  users join movements on movements.app_id = users.app_id and movements.user_id = users.id
    join lines on lines.movement_id = movements.id join accounts on accounts.id = lines.account_id
  where ${window} and movements.cid is not null and accounts.kind in ${ofUser}`;

/** What was booked in dollars for these users' clicks, by click. */
const bookedFor = (window: SQL): SQL => sql`
  select movements.cid, -${dollars('supplier')} as paid, ${dollars('publisher')} as share
  from users join movements on movements.app_id = users.app_id and movements.user_id = users.id
    join lines on lines.movement_id = movements.id
    join accounts on accounts.id = lines.account_id and accounts.currency = 'usd'
  where ${window}
  group by 1`;

/** As `dueShareOf` of domain/ledger/dollars.ts. */
const dueShare = sql`coalesce(payout_share_bp, revenue_share_bp)`;

const ofUsers: RuleSet = {
  ...{ table: 'users', size: 1_000 },
  key: [
    { column: 'app_id', type: 'text' },
    { column: 'id', type: 'bigint' },
  ],
  rules: {
    'O3 a click does not say what it has moved': (window) => sql`
      select ${clickNamed(sql`clicks.cid`)} as found
      from users join clicks on clicks.app_id = users.app_id and clicks.user_id = users.id left join (
        select movements.cid, sum(lines.amount) as amount from ${movedFor(window)} group by 1
      ) as moved on moved.cid = clicks.cid
      where ${window} and clicks.credited <> coalesce(moved.amount, 0)`,

    // A share is rounded of the total, of a click or of each milestone.
    'O3 a click does not say what dollars were booked': (window) => sql`
      select ${clickNamed(sql`clicks.cid`)} as found
      from users join clicks on clicks.app_id = users.app_id and clicks.user_id = users.id
        left join (${bookedFor(window)}) as booked on booked.cid = clicks.cid
      where ${window} and (coalesce(booked.paid, 0), coalesce(booked.share, 0)) is distinct from (
        coalesce(paid_micros, 0)::numeric, div(coalesce(paid_micros, 0)::numeric * ${dueShare}, 10000)
      )`,

    'O3 an opened offer does not say what dollars were booked': (window) => sql`
      select ${clickNamed(sql`progress.click_id`)} as found
      from (
        select click_id, sum(paid_micros) as paid, sum(div(paid_micros::numeric * ${dueShare}, 10000)) as share
        from users join offer_clicks on offer_clicks.app_id = users.app_id and offer_clicks.user_id = users.id
          join offer_reward_progress on offer_reward_progress.click_id = offer_clicks.id
        where ${window}
        group by 1
      ) as progress left join (${bookedFor(window)}) as booked on booked.cid = progress.click_id
      where (progress.paid, progress.share) is distinct from (coalesce(booked.paid, 0), coalesce(booked.share, 0))`,

    'O3 dollars are booked for no click': (window) => sql`
      select movements.id::text as found
      from users join movements on movements.app_id = users.app_id and movements.user_id = users.id
        left join clicks on clicks.cid = movements.cid left join offer_clicks on offer_clicks.id = movements.cid
      where ${window} and coalesce(clicks.test_mode, offer_clicks.test_mode, true) and exists (
        select from lines join accounts on accounts.id = lines.account_id and accounts.currency = 'usd'
        where lines.movement_id = movements.id
      )`,

    'O2 an event of an offer has not moved what it says': (window) => sql`
      select offer_events.network_id || ':' || offer_events.transaction as found
      from users join offer_clicks on offer_clicks.app_id = users.app_id and offer_clicks.user_id = users.id
        join offer_events on offer_events.click_id = offer_clicks.id left join (
          select movements.source, regexp_replace(transaction, ':[^:]*$', '') as transaction, cid,
            sum(lines.amount) as amount
          from ${movedFor(window)} and movements.source in (select id from offer_networks)
          group by 1, 2, 3
        ) as moved on moved.source = offer_events.network_id and moved.transaction = offer_events.transaction
          and moved.cid = click_id
      where ${window} and offer_events.amount <> coalesce(moved.amount, 0)`,

    'O3 an opened offer does not say where its points are': (window) => sql`
      select ${clickNamed(sql`progress.click_id`)} as found
      from (
        select click_id, sum(pending) as pending, sum(credited) as credited
        from users join offer_clicks on offer_clicks.app_id = users.app_id and offer_clicks.user_id = users.id
          join offer_reward_progress on offer_reward_progress.click_id = offer_clicks.id
        where ${window}
        group by 1
      ) as progress left join (
        select movements.cid,
          sum(lines.amount) filter (where accounts.kind = 'user_pending') as pending,
          sum(lines.amount) filter (where accounts.kind in ('user', 'user_test')) as credited
        from ${movedFor(window)}
        group by 1
      ) as moved on moved.cid = progress.click_id
      where (progress.pending, progress.credited) is distinct from (coalesce(moved.pending, 0), coalesce(moved.credited, 0))`,
  },
};

const aboutNoMovement = (table: SQL, window: SQL): SQL => sql`
  select ${table}.id::text as found
  from ${table}
  where ${window} and not exists (
    select from movements
    where movements.id = ${table}.id and movements.transaction_id = ${table}.transaction_id
      and movements.app_id = ${table}.app_id and movements.user_id = ${table}.user_id
  )`;

const ofQueue: RuleSet = {
  ...{ table: 'postback_queue', key: id, size: 5_000 },
  rules: {
    'O4 a queued postback is about no movement': (window) => aboutNoMovement(sql`postback_queue`, window),
    'O4 a postback is both queued and logged': (window) => sql`
      select postback_queue.id::text as found
      from postback_queue join postback_log on postback_log.id = postback_queue.id
      where ${window}`,
  },
};

const ofLog: RuleSet = {
  ...{ table: 'postback_log', key: id, size: 5_000 },
  rules: {
    'O4 a postback in the log is about no movement': (window) => aboutNoMovement(sql`postback_log`, window),
  },
};

const ofAccounts: RuleSet = {
  ...{ table: 'accounts', key: id, size: 5_000 },
  rules: {
    'O5 a balance is not the sum of its lines': (window) => sql`
      select accounts.id::text as found
      from accounts left join balances on balances.account_id = accounts.id
      where ${window} and accounts.user_id is not null and coalesce(balances.amount, 0) <> coalesce(
        (select sum(lines.amount) from lines where lines.account_id = accounts.id), 0
      )`,
  },
};

/** Each closed day is compared with the one before it and the lines in between. */
const ofStatementDays: RuleSet = {
  ...{ table: 'statement_days', size: 50 },
  key: [
    { column: 'app_id', type: 'text' },
    { column: 'day', type: 'date' },
  ],
  rules: {
    'O5 a closed day of a statement is not what its lines say': (window) => sql`
      select app_id || ' ' || statement_days.day::text as found
      from statement_days left join lateral (
        select day, balance, pending from statement_days as earlier
        where earlier.app_id = statement_days.app_id and earlier.day < statement_days.day
        order by earlier.day desc limit 1
      ) as before on true
      where ${window} and (statement_days.balance, statement_days.pending) is distinct from (
        coalesce(before.balance, 0) - ${sumOfDays(sql`'publisher'`)},
        coalesce(before.pending, 0) - ${sumOfDays(sql`'publisher_pending'`)}
      )`,
  },
};

function sumOfDays(kind: SQL): SQL {
  const midnightAfter = (day: SQL) => sql`(${day} + 1)::timestamp at time zone 'UTC'`;
  return sql`(
    select coalesce(sum(lines.amount), 0) from accounts join lines on lines.account_id = accounts.id
    where accounts.app_id = statement_days.app_id and accounts.user_id is null and accounts.currency = 'app'
      and accounts.kind = ${kind} and lines.at < ${midnightAfter(sql`statement_days.day`)}
      and lines.at >= coalesce(${midnightAfter(sql`before.day`)}, '-infinity')
  )`;
}

/** A closed month stays what its lines say: nothing is booked into it any more. */
const ofPayoutMonths: RuleSet = {
  ...{ table: 'payout_months', size: 5 },
  key: [
    { column: 'month', type: 'text' },
    { column: 'app_id', type: 'text' },
  ],
  rules: {
    'O5 a closed month is not what its lines say': (window) => sql`
      select payout_months.app_id || ' ' || month as found
      from payout_months cross join lateral (
        select (month || '-01')::timestamp at time zone 'UTC' as begins,
          ((month || '-01')::timestamp + interval '1 month') at time zone 'UTC' as ends
      ) as period
      where ${window} and (payouts + payout_reversals, rewards, reversals, points) is distinct from (
        -${sumOfMonth(sql`'supplier'`, sql`'usd'`)}, ${sumOfMonth(sql`'publisher'`, sql`'usd' and lines.amount > 0`)},
        ${sumOfMonth(sql`'publisher'`, sql`'usd' and lines.amount < 0`)}, -${sumOfMonth(sql`'publisher'`, sql`'app'`)}
      )`,
  },
};

const sumOfMonth = (kind: SQL, currency: SQL): SQL => sql`(
  select coalesce(sum(lines.amount), 0) from accounts join lines on lines.account_id = accounts.id
  where accounts.app_id = payout_months.app_id and accounts.user_id is null and lines.at >= begins
    and lines.at < ends and accounts.kind = ${kind} and accounts.currency = ${currency}
)`;

export const ruleSets: readonly RuleSet[] = [
  ofMovements,
  ofReports,
  ofEvents,
  ofUsers,
  ofQueue,
  ofLog,
  ofAccounts,
  ofStatementDays,
  ofPayoutMonths,
];
