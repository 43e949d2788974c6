// GET /payouts/{month} of the console: its apps and their sum.
import { noFigures } from '@earnwall/domain/payouts/figures';
import { closeRefusal } from '@earnwall/domain/payouts/month';
import { finalAt } from '@earnwall/domain/statements/period';
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { csvAnswer, readPages } from '#console/csv.ts';
import { appColumns } from '#console/payouts/csv-columns.ts';
import { requireMonth } from '#console/payouts/require-month.ts';
import { type AppPayout, presentAppMonth, presentMonth, seesPayouts } from '#present/payout.ts';
import { recordView } from '#store/console/audit.ts';
import { findAppMonths } from '#store/payouts/apps.ts';
import { findMonth } from '#store/payouts/figures.ts';

const size = 50;
const csvSize = 500;

export const getPayoutsMonth: ConsoleHandler<'console/payouts/get-payouts-month'> = async (
  ctx,
  { params, query, operator },
) => {
  const { db } = ctx.database;
  const { scope } = operator;
  const now = ctx.now();
  const month = requireMonth(params.month, now);
  const within = { scope, app_id: query.app ?? null, publisher_id: query.publisher ?? null };
  const read = async (after: string | null, most: number) =>
    (await findAppMonths(db, within, { month: month.name, after, most })).map((row) =>
      presentAppMonth(row, scope),
    );

  if (query.format === 'csv') {
    const pages = await readPages<AppPayout>(csvSize, (last) => read(last?.app.id ?? null, csvSize));
    const what = 'console/payouts/get-payouts-month';
    await recordView(db, { by: operator, what, at: now, ...(query.app && { app_id: query.app }) });
    return csvAnswer(`payouts-${month.name}`, appColumns(seesPayouts(scope)), pages);
  }
  const [total, apps] = await Promise.all([
    findMonth(db, within, month.name),
    read(query.after ?? null, size),
  ]);
  const none = { month: month.name, apps: 0, closed: 0, paid: 0, owed: 0, ...noFigures };
  const last = apps.length === size ? apps.at(-1) : undefined;
  return {
    total: presentMonth(total ?? none, scope),
    closes_at: finalAt(month).toISOString(),
    can_close: closeRefusal(month, total ?? none, now) === null,
    apps,
    next: last?.app.id ?? null,
  };
};
