// The invariants of the books: O1 movements sum to zero, O2 one movement per transaction of a supplier, O3 rows
// are consistent with each other, O4 each credit has its message to the publisher, O5 balances are the sums of their lines.
import { type SQL, sql } from 'drizzle-orm';
import type { WalkedTable } from '#store/engine/key-windows.ts';

const ofUser = sql.raw(`('user', 'user_test', 'user_pending')`);

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

    'O4 a credit has no message to the publisher': (window) => sql`
      select movements.id::text as found
      from movements left join outbox on outbox.key = source || ':' || transaction and outbox.kind = 'postback'
      where ${window} and outbox.id is null and exists (
        select from lines join accounts on accounts.id = lines.account_id and accounts.kind in ('user', 'user_test')
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

const ofMessages: RuleSet = {
  ...{ table: 'outbox', key: id, size: 5_000 },
  rules: {
    // Read from its key, source and transaction are found by their index. A source with a colon in it would be read
    // wrongly, so whatever is not found that way is looked for once more, the slow way.
    'O4 a message is about no movement': (window) => sql`
      select outbox.id::text as found
      from outbox
      where ${window} and outbox.kind = 'postback' and case
        when exists (
          select from movements
          where source = split_part(outbox.key, ':', 1)
            and transaction = substr(outbox.key, strpos(outbox.key, ':') + 1)
        ) then false
        else not exists (select from movements where source || ':' || transaction = outbox.key)
      end`,
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

export const ruleSets: readonly RuleSet[] = [
  ofMovements,
  ofReports,
  ofEvents,
  ofUsers,
  ofMessages,
  ofAccounts,
];
