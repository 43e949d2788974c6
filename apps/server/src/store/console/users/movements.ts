// Movements of a user as the console shows them: both sides, what became of the postback, and whether an operator moved it.
import type { Role } from '@earnwall/contract/console-access';
import { sql } from 'drizzle-orm';
import type { Queryable } from '#store/engine/queryable.ts';

export interface ShownMovement {
  readonly id: number;
  readonly amount: bigint;
  readonly pending: bigint;
  readonly test: bigint;
  /** The other side, in the app's currency, and whose accounts those are. */
  readonly counter: bigint;
  readonly counter_accounts: readonly string[];
  readonly postback: 'waiting' | 'delivered' | 'dead' | 'unsent' | null;
  readonly tries: number;
  readonly status: number | null;
  readonly by_hand: 'credit' | 'debit' | 'undo' | null;
  readonly by: string | null;
  readonly by_role: Role | null;
  readonly is_undone: boolean;
}

type Raw = Record<keyof Omit<ShownMovement, 'counter_accounts' | 'is_undone'>, string | null> & {
  counter_accounts: string[] | null;
  is_undone: boolean;
};

/** By their row numbers. */
export async function findShownMovements(
  on: Queryable,
  ids: readonly number[],
): Promise<Map<number, ShownMovement>> {
  if (ids.length === 0) return new Map();
  const { rows } = await on.execute<Raw>(sql`
    select movements.id, sums.*, coalesce(queued.state, logged.state) as postback,
      coalesce(queued.tries, logged.tries, 0) as tries, coalesce(queued.status, logged.status) as status,
      operator_movements.kind as by_hand, people.name as by, people.role as by_role,
      undo.transaction_id is not null as is_undone
    from movements cross join lateral (
      select coalesce(sum(lines.amount) filter (where accounts.kind = 'user'), 0) as amount,
        coalesce(sum(lines.amount) filter (where accounts.kind = 'user_pending'), 0) as pending,
        coalesce(sum(lines.amount) filter (where accounts.kind = 'user_test'), 0) as test,
        coalesce(sum(lines.amount) filter (where accounts.user_id is null), 0) as counter,
        array_agg(distinct accounts.kind) filter (where accounts.user_id is null) as counter_accounts
      from lines join accounts on accounts.id = lines.account_id
      where lines.movement_id = movements.id and accounts.currency = 'app'
    ) as sums left join lateral (
      select 'waiting' as state, tries, (attempts -> -1 ->> 'status')::int as status
      from postback_queue where postback_queue.id = movements.id
    ) as queued on true left join lateral (
      select state, tries, (attempts -> -1 ->> 'status')::int as status
      from postback_log where postback_log.id = movements.id
    ) as logged on true left join operator_movements on movements.source = 'operator'
      and operator_movements.transaction_id = movements.transaction_id
    left join operator_movements as undo on undo.undoes = operator_movements.transaction_id
    left join people on people.id = operator_movements.person_id
    where movements.id = any (${sql.param(ids)}::bigint[])`);
  return new Map(rows.map((row) => [Number(row.id), shown(row)]));
}

function shown(row: Raw): ShownMovement {
  return {
    id: Number(row.id),
    ...{ amount: BigInt(row.amount ?? 0), pending: BigInt(row.pending ?? 0), test: BigInt(row.test ?? 0) },
    counter: BigInt(row.counter ?? 0),
    counter_accounts: row.counter_accounts ?? [],
    postback: row.postback as ShownMovement['postback'],
    tries: Number(row.tries),
    status: row.status === null ? null : Number(row.status),
    by_hand: row.by_hand as ShownMovement['by_hand'],
    ...{ by: row.by, by_role: row.by_role as Role | null, is_undone: row.is_undone },
  };
}

/** Counted over all movements of the user: how many do not sum to zero, and whether each balance is the sum of its lines. */
export async function proveUserBooks(on: Queryable, user: { readonly app_id: string; readonly id: number }) {
  const { rows } = await on.execute<{ movements: string; unbalanced: string; wrong: string }>(sql`
    with own as (
      select id from movements where app_id = ${user.app_id} and user_id = ${user.id}::bigint
    ), sums as (
      select own.id, bool_or(coalesce(by_currency.total, 1) <> 0) as is_wrong
      from own left join lateral (
        select sum(lines.amount) as total from lines join accounts on accounts.id = lines.account_id
        where lines.movement_id = own.id group by accounts.currency
      ) as by_currency on true
      group by own.id
    )
    select (select count(*) from own) as movements, (select count(*) from sums where is_wrong) as unbalanced, (
      select count(*) from accounts join balances on balances.account_id = accounts.id
      where accounts.app_id = ${user.app_id} and accounts.user_id = ${user.id}::bigint and balances.amount <> (
        select coalesce(sum(lines.amount), 0) from lines where lines.account_id = accounts.id
      )
    ) as wrong`);
  const [row] = rows;
  return {
    movements: Number(row?.movements ?? 0),
    unbalanced: Number(row?.unbalanced ?? 0),
    balances_match: Number(row?.wrong ?? 0) === 0,
  };
}
