// GET /payouts/{month}/apps/{app}/days of the console.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { csvAnswer } from '#console/csv.ts';
import { dayColumns } from '#console/payouts/csv-columns.ts';
import { requireMonth } from '#console/payouts/require-month.ts';
import { requireApp } from '#console/require-app.ts';
import { type DayPayout, presentDay, seesPayouts } from '#present/payout.ts';
import { recordView } from '#store/console/audit.ts';
import { findAppDays } from '#store/payouts/app-days.ts';

export const getPayoutsDays: ConsoleHandler<'console/payouts/get-payouts-days'> = async (
  ctx,
  { params, query, operator },
) => {
  const { db } = ctx.database;
  const { scope } = operator;
  const app = await requireApp(ctx, scope, params.app);
  const month = requireMonth(params.month, ctx.now());
  const days = (await findAppDays(db, app.id, month)).map((day) => presentDay(day, scope));
  if (query.format !== 'csv') return { days };
  const what = 'console/payouts/get-payouts-days';
  await recordView(db, { by: operator, what, at: ctx.now(), app_id: app.id });
  const columns = dayColumns(seesPayouts(scope), app.decimals);
  return csvAnswer(`payouts-${month.name}-${app.id}`, columns, onePage(days));
};

async function* onePage(days: readonly DayPayout[]) {
  yield days;
}
