// PUT /payouts/{month}/paid of the console.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { changePaid } from '#console/payouts/set-paid.ts';
import { presentAppMonth } from '#present/payout.ts';
import { findAppMonths } from '#store/payouts/apps.ts';

export const putPayoutsPaid: ConsoleHandler<'console/payouts/put-payouts-paid'> = async (
  ctx,
  { params, body, operator },
) =>
  await ctx.database.transaction(async (tx) => {
    const { month } = params;
    await changePaid(tx, operator, { month, ...body }, ctx.now());
    const found = await Promise.all(
      body.apps.map((app_id) =>
        findAppMonths(
          tx,
          { scope: operator.scope, app_id, publisher_id: null },
          { month, after: null, most: 1 },
        ),
      ),
    );
    return { apps: found.flat().map((one) => presentAppMonth(one, operator.scope)) };
  });
