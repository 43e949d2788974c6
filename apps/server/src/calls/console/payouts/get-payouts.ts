// GET /payouts of the console: months with their totals, or every month and app as CSV.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { csvAnswer, readPages } from '#console/csv.ts';
import { appColumns } from '#console/payouts/csv-columns.ts';
import { type AppPayout, presentAppMonth, presentMonth, seesPayouts } from '#present/payout.ts';
import { recordView } from '#store/console/audit.ts';
import { findAllAppMonths } from '#store/payouts/apps.ts';
import { findMonths } from '#store/payouts/figures.ts';

const size = 50;
const csvSize = 500;

export const getPayouts: ConsoleHandler<'console/payouts/get-payouts'> = async (ctx, { query, operator }) => {
  const { db } = ctx.database;
  const { scope } = operator;
  const within = { scope, app_id: query.app ?? null, publisher_id: query.publisher ?? null };
  if (query.format === 'csv') {
    const pages = await readPages<AppPayout>(csvSize, async (last) => {
      const after = last && { month: last.month, app_id: last.app.id };
      const rows = await findAllAppMonths(db, within, { after, most: csvSize });
      return rows.map((row) => presentAppMonth(row, scope));
    });
    const what = 'console/payouts/get-payouts';
    await recordView(db, { by: operator, what, at: ctx.now(), ...(query.app && { app_id: query.app }) });
    return csvAnswer('payouts', appColumns(seesPayouts(scope)), pages);
  }
  const asked = { state: query.state ?? null, before: query.after ?? null, most: size };
  const months = (await findMonths(db, within, asked)).map((month) => presentMonth(month, scope));
  const last = months.length === size ? months.at(-1) : undefined;
  return { months, next: last?.month ?? null };
};
