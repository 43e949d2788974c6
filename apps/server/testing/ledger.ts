// What people were paid, and what they have.

import { randomBytes } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { withPostback } from '#publishers/postback.ts';
import type { Database } from '#store/engine/database.ts';
import type { Queryable } from '#store/engine/queryable.ts';
import { postMovement } from '#store/money/ledger.ts';
import type { UserRecord } from '#store/people/users.ts';
import type { AppRecord } from '#store/publishers/apps.ts';
import { accounts, balances, lines, movements } from '#store/schema/ledger.ts';

export function movementsIn(on: Queryable, app: { id: string }) {
  return on.select().from(movements).where(eq(movements.app_id, app.id));
}

/** What somebody has, by kind of account; nothing at all is an empty object. */
export async function balancesIn(on: Queryable, user: { id: number }): Promise<Record<string, bigint>> {
  const rows = await on
    .select({ kind: accounts.kind, amount: balances.amount })
    .from(balances)
    .innerJoin(accounts, eq(accounts.id, balances.account_id))
    .where(eq(accounts.user_id, user.id));
  return Object.fromEntries(rows.map(({ kind, amount }) => [kind, amount]));
}

interface Credit {
  readonly kind: 'bonus' | 'adjustment';
  readonly reason: string;
  readonly amount: bigint;
  readonly at: Date;
}

/** Coins that come from no survey. */
export async function creditByOperator(
  database: Database,
  app: AppRecord,
  user: UserRecord,
  { amount, ...credit }: Credit,
): Promise<void> {
  const transaction = randomBytes(8).toString('hex');
  await database.transaction((tx) =>
    postMovement(
      tx,
      withPostback(
        {
          ...{ app_id: app.id, user_id: user.id, source: 'operator', transaction, cid: null, ...credit },
          lines: [
            { account: 'user', currency: 'app', amount },
            { account: 'publisher', currency: 'app', amount: -amount },
          ],
        },
        { sid: null, outcome: null, price: app, subid: {} },
      ),
    ),
  );
}

/** The sums of an app's dollar accounts, in millionths, by kind; what is zero is left out. */
export async function dollarsIn(on: Queryable, app: { id: string }): Promise<Record<string, bigint>> {
  const sum = sql`sum(${lines.amount})::bigint`.mapWith(BigInt);
  const rows = await on
    .select({ kind: accounts.kind, amount: sum })
    .from(lines)
    .innerJoin(accounts, and(eq(accounts.id, lines.account_id), eq(accounts.currency, 'usd')))
    .where(eq(accounts.app_id, app.id))
    .groupBy(accounts.kind);
  return Object.fromEntries(
    rows.filter(({ amount }) => amount !== 0n).map(({ kind, amount }) => [kind, amount]),
  );
}

/** What all accounts of an app have together, by currency. */
export async function sumsIn(on: Queryable, app: { id: string }): Promise<Record<string, bigint>> {
  const rows = await on
    .select({ currency: accounts.currency, amount: sql`sum(${lines.amount})::bigint`.mapWith(BigInt) })
    .from(lines)
    .innerJoin(accounts, eq(accounts.id, lines.account_id))
    .where(eq(accounts.app_id, app.id))
    .groupBy(accounts.currency);
  return Object.fromEntries(rows.map(({ currency, amount }) => [currency, amount]));
}
