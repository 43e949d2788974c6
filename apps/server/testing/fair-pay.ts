// The fund that pays for time, and what publishers were told of it.
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '#store/engine/queryable.ts';
import { accounts, lines } from '#store/schema/ledger.ts';
import { postback_log } from '#store/schema/postbacks.ts';

const kinds = ['fair_pay', 'publisher_set_aside', 'publisher_time_pay'] as const;

/** The sums of the fund's accounts; what is zero is left out. */
export async function fundIn(on: Queryable, app: { id: string }): Promise<Record<string, bigint>> {
  const rows = await on
    .select({ kind: accounts.kind, amount: sql`sum(${lines.amount})::bigint`.mapWith(BigInt) })
    .from(lines)
    .innerJoin(accounts, and(eq(accounts.id, lines.account_id), inArray(accounts.kind, kinds)))
    .where(eq(accounts.app_id, app.id))
    .groupBy(accounts.kind);
  return Object.fromEntries(
    rows.filter(({ amount }) => amount !== 0n).map(({ kind, amount }) => [kind, amount]),
  );
}

/** The postbacks of an app without an endpoint, in their order. */
export function postbacksIn(on: Queryable, app: { id: string }) {
  return on.select().from(postback_log).where(eq(postback_log.app_id, app.id)).orderBy(asc(postback_log.id));
}
