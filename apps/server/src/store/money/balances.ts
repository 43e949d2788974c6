// What a user has, as the running sums of their accounts.
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '#store/engine/queryable.ts';
import { accounts, balances } from '#store/schema/ledger.ts';

export interface Balances {
  readonly user: bigint;
  readonly user_pending: bigint;
  readonly user_test: bigint;
}

export async function findBalances(on: Queryable, user: { app_id: string; id: number }): Promise<Balances> {
  const rows = await on
    .select({ kind: accounts.kind, amount: balances.amount })
    .from(accounts)
    .innerJoin(balances, eq(balances.account_id, accounts.id))
    .where(
      and(eq(accounts.app_id, user.app_id), eq(accounts.user_id, user.id), eq(accounts.currency, 'app')),
    );
  const none = { user: 0n, user_pending: 0n, user_test: 0n };
  return { ...none, ...Object.fromEntries(rows.map(({ kind, amount }) => [kind, amount])) };
}
