// Closes a month (decision 0124): first nothing can be booked into it any more, then its days are summed up, then the sums are
// frozen. Cut off in between, it is closed by the next try.
import { type CloseRefusal, closeRefusal } from '@earnwall/domain/payouts/month';
import type { Period } from '@earnwall/domain/statements/period';
import { ApiError } from '#request/api-error.ts';
import type { Context } from '#request/context.ts';
import type { Operator } from '#request/operator.ts';
import { recordChange } from '#store/console/audit.ts';
import { closeLedgerUntil } from '#store/payouts/closing.ts';
import { sumDaysAgain, sumDaysUntil } from '#store/payouts/days.ts';
import { findMonth, type MonthRecord } from '#store/payouts/figures.ts';
import { freezeMonth } from '#store/payouts/months.ts';

const refusals: Readonly<Record<CloseRefusal, ConstructorParameters<typeof ApiError>>> = {
  'not-begun': ['unprocessable', 'This month has not begun.'],
  'not-over': ['unprocessable', 'A month can be closed 15 minutes after its end, which is midnight UTC.'],
  'nothing-earned': ['unprocessable', 'Nothing was earned in this month.'],
  closed: ['conflict', 'This month is closed already.'],
};

const everything = { scope: 'all', app_id: null, publisher_id: null } as const;

export async function closeMonth(
  { database, now }: Pick<Context, 'database' | 'now'>,
  operator: Operator,
  month: Period,
): Promise<{ closed: number; total: MonthRecord }> {
  const at = now();
  const before = await findMonth(database.db, everything, month.name);
  const refusal = closeRefusal(month, before ?? { apps: 0, closed: 0 }, at);
  if (refusal !== null) throw new ApiError(...refusals[refusal]);

  await database.transaction((tx) => closeLedgerUntil(tx, month.to));
  await sumDaysUntil(database, month.to);
  return await database.transaction(async (tx) => {
    await sumDaysAgain(tx, month);
    const apps = await freezeMonth(tx, month.name, { at, by: operator.name });
    if (apps.length === 0) throw new ApiError(...refusals.closed);
    for (const app_id of apps)
      await recordChange(tx, {
        ...{ by: operator, at, app_id, what: `payouts of ${month.name} closed` },
        changes: [{ field: 'state', old: 'open', new: 'closed' }],
      });
    const total = await findMonth(tx, everything, month.name);
    if (!total) throw new Error('A month that was just closed has no figures');
    return { closed: apps.length, total };
  });
}
