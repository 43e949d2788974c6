// GET /odds/returns of the console: who comes back after being turned away, by arm, with and without pay for time.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { dateOf, periodOf } from '#console/odds/period.ts';
import { findReturns, returnDays } from '#store/console/returns.ts';

const dayMs = 24 * 3_600_000;

export const getReturns: ConsoleHandler<'console/odds/get-returns'> = async (ctx, { query, operator }) => {
  const period = periodOf(query, ctx.now());
  // Whoever was turned away lately may still come back.
  const last = dateOf(ctx.now().getTime() - (returnDays + 1) * dayMs);
  const known = { from: period.from, to: period.to < last ? period.to : last };
  const within = { scope: operator.scope, app_id: query.app ?? null };
  return { ...known, rows: await findReturns(ctx.database.db, within, known) };
};
