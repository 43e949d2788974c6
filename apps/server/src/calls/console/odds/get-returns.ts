// GET /odds/returns of the console: who comes back after being turned away, by arm, with and without pay for time.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { periodOf } from '#console/odds/period.ts';
import { byArm, keptReturns, returnPeriod } from '#console/odds/returns.ts';
import { findReturns } from '#store/console/returns.ts';
import { findAppIds } from '#store/console/within.ts';

export const getReturns: ConsoleHandler<'console/odds/get-returns'> = async (ctx, { query, operator }) => {
  const { db } = ctx.database;
  const now = ctx.now();
  const within = { scope: operator.scope, app_id: query.app ?? null };
  const isUsual = query.from === undefined && query.to === undefined;
  const kept = isUsual ? await keptReturns(db, now) : null;
  if (kept) {
    const ids = new Set(await findAppIds(db, within));
    const lines = kept.lines.filter(({ app_id }) => ids.has(app_id));
    return { from: kept.from, to: kept.to, rows: byArm(lines) };
  }
  const period = returnPeriod(periodOf(query, now), now);
  return { ...period, rows: byArm(await findReturns(db, within, period)) };
};
