// Marks apps of a closed month as paid, or takes that back: all of them or none, and each in the audit of its publisher.
import { ApiError } from '#request/api-error.ts';
import type { Operator } from '#request/operator.ts';
import { recordChange } from '#store/console/audit.ts';
import type { Tx } from '#store/engine/queryable.ts';
import { lockPayoutMonths, type PayoutMonthRecord, setPaid } from '#store/payouts/months.ts';

interface Change {
  readonly month: string;
  readonly apps: readonly string[];
  readonly paid: { readonly on: string; readonly reference: string } | null;
}

export async function changePaid(
  tx: Tx,
  operator: Operator,
  { month, apps, paid }: Change,
  at: Date,
): Promise<void> {
  const wanted = new Set(apps);
  const found = await lockPayoutMonths(tx, month, apps);
  if (found.length < wanted.size)
    throw new ApiError('not-found', 'This month is not closed, or nothing was earned in it for the app.');
  // A payment that is recorded twice would be a payment too few: the first has to be taken back before.
  if (paid && found.some((one) => one.paid_on !== null && !isSame(one, paid)))
    throw new ApiError('conflict', 'It was marked as paid before, with another day or reference.');
  const changed = found.filter((one) => (paid ? one.paid_on === null : one.paid_on !== null));
  if (changed.length === 0) return;
  const ids = changed.map(({ app_id }) => app_id);
  await setPaid(tx, month, ids, paid && { ...paid, at, by: operator.name });
  for (const one of changed)
    await recordChange(tx, {
      ...{ by: operator, at, app_id: one.app_id },
      what: paid ? `payouts of ${month} marked as paid` : `payouts of ${month} marked as not paid`,
      changes: [
        { field: 'paid_on', old: one.paid_on, new: paid?.on ?? null },
        { field: 'paid_reference', old: one.paid_reference, new: paid?.reference ?? null },
      ],
    });
}

const isSame = (one: PayoutMonthRecord, paid: { on: string; reference: string }) =>
  one.paid_on === paid.on && one.paid_reference === paid.reference;
