// Who fits by balance, completes and reversal rate. They have no index: one of balances would cost every credit. So they are
// compared for the people that the list comes by, and for no more of them than a request may look at.
import { type SQL, sql } from 'drizzle-orm';

export interface FiguresFilter {
  /** In the smallest unit. */
  readonly balance_min?: bigint | undefined;
  readonly balance_max?: bigint | undefined;
  /** Compares the balance of test money. */
  readonly is_test: boolean;
  readonly completes_min?: bigint | undefined;
  /** In hundredths of a percent. */
  readonly reversal_rate_min?: bigint | undefined;
}

/** A condition on the `money` and `taken` of the list. */
export function fitsFigures(filter: FiguresFilter | undefined): SQL {
  if (!filter) return sql`true`;
  const { balance_min, balance_max, completes_min, reversal_rate_min } = filter;
  const balance = filter.is_test ? sql`coalesce(money.test_balance, 0)` : sql`coalesce(money.balance, 0)`;
  const parts: SQL[] = [];
  if (balance_min !== undefined) parts.push(sql`${balance} >= ${`${balance_min}`}::numeric`);
  if (balance_max !== undefined) parts.push(sql`${balance} <= ${`${balance_max}`}::numeric`);
  if (completes_min !== undefined) parts.push(sql`taken.completes >= ${`${completes_min}`}::numeric`);
  // Nothing of nothing is no rate.
  if (reversal_rate_min !== undefined)
    parts.push(sql`taken.completes > 0
      and taken.reversals * 10000::numeric >= taken.completes * ${`${reversal_rate_min}`}::numeric`);
  return parts.length === 0 ? sql`true` : sql`(${sql.join(parts, sql` and `)})`;
}
