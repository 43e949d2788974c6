// The two accounts that mirror what the users of an app have: each movement of a user has its opposite there, so that a
// period of all users is a range of one index (`lines_account`) each. Test amounts have accounts of their own.
import { sql } from 'drizzle-orm';
import type { Queryable } from '#store/engine/queryable.ts';

export interface StatementAccounts {
  /** Null as long as nothing was moved. */
  readonly balance: string | null;
  readonly pending: string | null;
}

export async function findStatementAccounts(on: Queryable, app_id: string): Promise<StatementAccounts> {
  const { rows } = await on.execute<{ id: string; kind: string }>(sql`
    select id, kind from accounts
    where app_id = ${app_id} and user_id is null and currency = 'app'
      and kind in ('publisher', 'publisher_pending')`);
  const idOf = (kind: string) => rows.find((row) => row.kind === kind)?.id ?? null;
  return { balance: idOf('publisher'), pending: idOf('publisher_pending') };
}

/** When something was moved first since then; null = never. */
export async function findFirstMove(
  on: Queryable,
  { balance, pending }: StatementAccounts,
  since: Date,
): Promise<Date | null> {
  const firstOf = (account: string | null) => sql`(
    select at from lines where account_id = ${account}::bigint and at >= ${since.toISOString()}::timestamptz
    order by at limit 1)`;
  const { rows } = await on.execute<{ at: string | null }>(
    sql`select least(${firstOf(balance)}, ${firstOf(pending)}) as at`,
  );
  const at = rows[0]?.at ?? null;
  return at === null ? null : new Date(at);
}
