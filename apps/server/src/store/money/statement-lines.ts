// The movements of an app's users in a period, page by page in the order of their time.
import type { Acknowledgement } from '@earnwall/contract/entities/statement';
import type { TransactionType } from '@earnwall/contract/transaction-types';
import { transactionType } from '@earnwall/domain/ledger/transaction-type';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#store/engine/queryable.ts';
import type { StatementAccounts } from './statement-accounts.ts';

export interface LedgerLine {
  readonly transaction_id: string;
  readonly at: Date;
  readonly type: TransactionType;
  /** The publisher's id. */
  readonly user_id: string;
  /** What the user's balances change by. */
  readonly amount: bigint;
  readonly pending: bigint;
  readonly reason: string;
  readonly click_id: string | null;
  readonly acknowledged: Acknowledgement;
  readonly acknowledged_at: Date | null;
}

interface Row {
  [column: string]: unknown;
  id: string;
  at: string;
  transaction_id: string;
  kind: string;
  reason: string;
  cid: string | null;
  uuid: string | null;
  amount: string;
  pending: string;
  outcome: string | null;
  is_logged: boolean;
  acknowledged_at: string | null;
}

/** Small enough to be read well within the time-out of a query. */
const pageSize = 1_000;

interface Range {
  readonly from: Date;
  readonly to: Date;
}

/** All pages are of one moment when `on` is a transaction with one snapshot. */
export async function* statementLines(
  on: Queryable,
  accounts: StatementAccounts,
  { from, to }: Range,
): AsyncGenerator<readonly LedgerLine[]> {
  for (let after = { at: from.toISOString(), id: '0' }; ; ) {
    const rows = await readPage(on, accounts, after, to);
    if (rows.length > 0) yield rows.map(lineOf);
    const last = rows.at(-1);
    if (!last || rows.length < pageSize) return;
    after = { at: last.at, id: last.id };
  }
}

async function readPage(
  on: Queryable,
  { balance, pending }: StatementAccounts,
  after: { at: string; id: string },
  to: Date,
): Promise<Row[]> {
  const linesOf = (account: string | null, amounts: SQL) => sql`(
    select movement_id, at, ${amounts} from lines
    where account_id = ${account}::bigint and at >= ${after.at}::timestamptz
      and at < ${to.toISOString()}::timestamptz and (at, movement_id) > (${after.at}::timestamptz, ${after.id}::bigint)
    order by at, movement_id limit ${pageSize})`;
  const { rows } = await on.execute<Row>(sql`
    with page as materialized (
      select movement_id, at, sum(amount) as amount, sum(pending) as pending
      from (
        ${linesOf(balance, sql`-amount as amount, 0 as pending`)}
        union all
        ${linesOf(pending, sql`0, -amount`)}
      ) as line
      group by movement_id, at order by at, movement_id limit ${pageSize}
    )
    select movements.id, movements.at, movements.transaction_id, movements.kind, movements.reason, movements.cid,
      users.uuid, page.amount, page.pending, report.outcome,
      postback.attempts is not null as is_logged, coalesce((
        select min(attempt ->> 'at') from jsonb_array_elements(postback.attempts) as attempt
        where attempt -> 'failure' = 'null'
      )::timestamptz, postback.delivered_at) as acknowledged_at
    from page join movements on movements.id = page.movement_id
      left join users on users.app_id = movements.app_id and users.id = movements.user_id
      left join supplier_reports as report
        on report.supplier_id = movements.source and report.transaction = movements.transaction
      left join lateral (
        select attempts, null::timestamptz as delivered_at from postback_queue where id = movements.id
        union all
        select attempts, case state when 'delivered' then settled_at end from postback_log where id = movements.id
        limit 1
      ) as postback on true
    order by page.at, page.movement_id`);
  return rows;
}

/**
 * The type is always worked out from the ledger and the suppliers' reports, by the rule that chose it for the postback:
 * those stay, while postbacks leave the log.
 */
function lineOf(row: Row): LedgerLine {
  const [amount, pending] = [BigInt(row.amount), BigInt(row.pending)];
  return {
    ...{ transaction_id: row.transaction_id, at: new Date(row.at), user_id: row.uuid ?? '', amount, pending },
    ...{ reason: row.reason, click_id: row.cid },
    type: transactionType({ ...row, amount }),
    acknowledged: row.acknowledged_at !== null ? 'yes' : row.is_logged ? 'no' : 'unknown',
    acknowledged_at: row.acknowledged_at === null ? null : new Date(row.acknowledged_at),
  };
}
