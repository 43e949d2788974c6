// Whether the books are right, asked of the rows alone: every fault test, benchmark and storm ends with it (quality §1).
// O1 movements sum to zero, O2 one movement per transaction of a supplier, O3 what is stored hangs together, O4 each
// credit has its message to the publisher, O5 balances are the sums of their lines.
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from './queryable.ts';

const ofUser = sql.raw(`('user', 'user_test', 'user_pending')`);

/** What a rule finds is what breaks it, by a name that helps to look for it. */
const rules: Readonly<Record<string, SQL>> = {
  'O1 a movement does not sum to zero': sql`
    select movements.id::text as found
    from movements left join lines on lines.movement_id = movements.id
      left join accounts on accounts.id = lines.account_id and accounts.app_id = movements.app_id
    group by movements.id, accounts.currency
    having accounts.currency is null or sum(lines.amount) <> 0`,

  'O2 a transaction has moved money twice': sql`
    select source || ':' || transaction as found from movements group by source, transaction having count(*) > 1`,

  'O2 a report has not moved what it says': sql`
    select supplier_id || ':' || supplier_reports.transaction as found
    from supplier_reports left join (
      select movements.source, movements.transaction, movements.cid, sum(lines.amount) as amount
      from movements join lines on lines.movement_id = movements.id
        join accounts on accounts.id = lines.account_id and accounts.kind in ${ofUser}
      group by movements.id
    ) as moved on moved.source = supplier_id and moved.transaction = supplier_reports.transaction
      and moved.cid = supplier_reports.cid
    where supplier_reports.amount <> coalesce(moved.amount, 0)`,

  'O3 a report is about no click of its supplier': sql`
    select supplier_reports.supplier_id || ':' || transaction as found
    from supplier_reports left join clicks
      on clicks.cid = supplier_reports.cid and clicks.supplier_id = supplier_reports.supplier_id
    where clicks.cid is null`,

  'O3 a supplier’s movement has no report': sql`
    select source || ':' || movements.transaction as found
    from movements join suppliers on suppliers.id = movements.source left join supplier_reports
      on supplier_reports.supplier_id = source and supplier_reports.transaction = movements.transaction
    where supplier_reports.id is null`,

  'O3 a click does not say what it has moved': sql`
    select clicks.cid as found
    from clicks left join (
      select movements.cid, sum(lines.amount) as amount
      from movements join lines on lines.movement_id = movements.id
        join accounts on accounts.id = lines.account_id and accounts.kind in ${ofUser}
      group by movements.cid
    ) as moved on moved.cid = clicks.cid
    where clicks.credited <> coalesce(moved.amount, 0)`,

  'O2 an event of an offer has not moved what it says': sql`
    select offer_events.network_id || ':' || offer_events.transaction as found
    from offer_events left join (
      select source, regexp_replace(transaction, ':[^:]*$', '') as transaction, cid, sum(lines.amount) as amount
      from movements join lines on lines.movement_id = movements.id
        join accounts on accounts.id = lines.account_id and accounts.kind in ${ofUser}
      where movements.source in (select id from offer_networks)
      group by 1, 2, 3
    ) as moved on moved.source = network_id and moved.transaction = offer_events.transaction and moved.cid = click_id
    where offer_events.amount <> coalesce(moved.amount, 0)`,

  'O3 an event is about no click of its network': sql`
    select offer_events.network_id || ':' || transaction as found
    from offer_events left join offer_clicks
      on offer_clicks.id = offer_events.click_id and offer_clicks.network_id = offer_events.network_id
    where offer_clicks.id is null`,

  'O3 a network’s movement has no event': sql`
    select source || ':' || movements.transaction as found
    from movements join offer_networks on offer_networks.id = movements.source left join offer_events
      on offer_events.network_id = source
        and offer_events.transaction = regexp_replace(movements.transaction, ':[^:]*$', '')
    where offer_events.id is null`,

  'O3 an opened offer does not say where its points are': sql`
    select told.click_id as found
    from (
      select click_id, sum(pending) as pending, sum(credited) as credited from offer_reward_progress group by 1
    ) as told left join (
      select movements.cid,
        sum(lines.amount) filter (where accounts.kind = 'user_pending') as pending,
        sum(lines.amount) filter (where accounts.kind in ('user', 'user_test')) as credited
      from movements join lines on lines.movement_id = movements.id join accounts on accounts.id = lines.account_id
      group by 1
    ) as moved on moved.cid = told.click_id
    where (told.pending, told.credited) is distinct from (coalesce(moved.pending, 0), coalesce(moved.credited, 0))`,

  'O4 a credit has no message to the publisher': sql`
    select source || ':' || transaction as found
    from movements left join outbox on outbox.key = source || ':' || transaction and outbox.kind = 'postback'
    where outbox.id is null and exists (
      select from lines join accounts on accounts.id = lines.account_id and accounts.kind in ('user', 'user_test')
      where lines.movement_id = movements.id
    )`,

  'O4 a message is about no movement': sql`
    select outbox.key as found
    from outbox left join movements on outbox.key = source || ':' || transaction
    where outbox.kind = 'postback' and movements.id is null`,

  'O5 a balance is not the sum of its lines': sql`
    select accounts.id::text as found
    from accounts left join balances on balances.account_id = accounts.id
      left join (select account_id, sum(amount) as amount from lines group by account_id) as written
        on written.account_id = accounts.id
    where accounts.user_id is not null and coalesce(balances.amount, 0) <> coalesce(written.amount, 0)`,
};

/** What is wrong, one line each; nothing when all is right. */
export async function checkBooks(on: Queryable): Promise<string[]> {
  const problems: string[] = [];
  for (const [rule, query] of Object.entries(rules)) {
    const { rows } = await on.execute<{ found: string }>(sql`${query} limit 5`);
    problems.push(...rows.map(({ found }) => `${rule}: ${found}`));
  }
  return problems;
}

/** Which of these transactions are not stored (O3): a report that was acknowledged must be there. */
export async function findMissingReports(
  on: Queryable,
  supplier_id: string,
  transactions: readonly string[],
): Promise<string[]> {
  const { rows } = await on.execute<{ transaction: string }>(sql`
    select given.transaction from unnest(${sql.param(transactions)}::text[]) as given (transaction)
    where not exists (
      select from supplier_reports
      where supplier_reports.supplier_id = ${supplier_id} and supplier_reports.transaction = given.transaction
    )`);
  return rows.map(({ transaction }) => transaction);
}
