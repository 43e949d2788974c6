// Closed months, and which of them were paid.
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '#store/engine/queryable.ts';
import { payout_months } from '#store/schema/payouts.ts';
import { summed } from './amounts.ts';

export type PayoutMonthRecord = typeof payout_months.$inferSelect;

/** Freezes the sums of all apps that are not closed yet, and answers those apps; the days of the month are summed up. */
export async function freezeMonth(
  tx: Tx,
  month: string,
  { at, by }: { at: Date; by: string },
): Promise<string[]> {
  const { rows } = await tx.execute<{ app_id: string }>(sql`
    insert into payout_months (month, app_id, payouts, payout_reversals, rewards, reversals, points, closed_at, closed_by)
    select ${month}, app_id, ${summed}, ${at.toISOString()}::timestamptz, ${by}
    from payout_days
    where day >= ${`${month}-01`}::date and day < ${`${month}-01`}::date + interval '1 month'
    group by app_id order by app_id
    on conflict (month, app_id) do nothing
    returning app_id`);
  return rows.map(({ app_id }) => app_id);
}

/** Those of these apps that are closed, held until the transaction ends. */
export function lockPayoutMonths(
  tx: Tx,
  month: string,
  app_ids: readonly string[],
): Promise<PayoutMonthRecord[]> {
  return tx
    .select()
    .from(payout_months)
    .where(and(eq(payout_months.month, month), inArray(payout_months.app_id, [...app_ids])))
    .orderBy(payout_months.app_id)
    .for('update');
}

interface Payment {
  readonly on: string;
  readonly reference: string;
  readonly at: Date;
  readonly by: string;
}

/** Null marks them as not paid. */
export async function setPaid(
  tx: Tx,
  month: string,
  app_ids: readonly string[],
  paid: Payment | null,
): Promise<void> {
  await tx
    .update(payout_months)
    .set({
      ...{ paid_on: paid?.on ?? null, paid_reference: paid?.reference ?? null },
      ...{ paid_at: paid?.at ?? null, paid_by: paid?.by ?? null },
    })
    .where(and(eq(payout_months.month, month), inArray(payout_months.app_id, [...app_ids])));
}
