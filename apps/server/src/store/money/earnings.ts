// A user's earnings of today and of the last 30 days (SL-01), without test and pending points.
import { and, eq, gte, sql } from 'drizzle-orm';
import { prepared } from '#store/engine/prepared.ts';
import type { Queryable } from '#store/engine/queryable.ts';
import { accounts, lines } from '#store/schema/ledger.ts';

const dayMs = 24 * 60 * 60 * 1000;

const earned = prepared((on) => {
  const sumSince = (since: string) =>
    sql`coalesce(sum(${lines.amount}) filter (where ${lines.at} >= ${sql.placeholder(since)}), 0)::bigint`.mapWith(
      BigInt,
    );
  return on
    .select({ earned_today: sumSince('today'), earned_thirtydays: sumSince('thirty_days') })
    .from(accounts)
    .innerJoin(lines, and(eq(lines.account_id, accounts.id), gte(lines.at, sql.placeholder('thirty_days'))))
    .where(
      and(
        eq(accounts.app_id, sql.placeholder('app_id')),
        eq(accounts.user_id, sql.placeholder('user_id')),
        eq(accounts.kind, 'user'),
        eq(accounts.currency, 'app'),
      ),
    )
    .prepare('earnings');
});

export interface Earnings {
  earned_today: bigint;
  earned_thirtydays: bigint;
}

export const noEarnings: Earnings = { earned_today: 0n, earned_thirtydays: 0n };

/** A day is UTC; thirty days are today and the 29 before it. */
export async function findEarnings(
  on: Queryable,
  user: { app_id: string; id: number },
  now: Date,
): Promise<Earnings> {
  const today = Math.floor(now.getTime() / dayMs) * dayMs;
  const [sums] = await earned(on).execute({
    app_id: user.app_id,
    user_id: user.id,
    today: new Date(today).toISOString(),
    thirty_days: new Date(today - 29 * dayMs).toISOString(),
  });
  return sums ?? noEarnings;
}
