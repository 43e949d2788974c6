// GET /bonuses of the console: a page with results, or all pages as CSV, which is in the audit.
import type { OperatedBonus } from '@earnwall/contract/entities/operated-bonus';
import { writeDecimal } from '@earnwall/domain/console/decimal';
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { showBonuses } from '#console/bonuses/shown-bonus.ts';
import { type CsvColumns, csvAnswer, readPages } from '#console/csv.ts';
import { requireApp } from '#console/require-app.ts';
import { requireCursor } from '#console/require-cursor.ts';
import { recordView } from '#store/console/audit.ts';
import { findScopedBonus, findScopedBonuses } from '#store/console/bonuses.ts';

const size = 50;

const decimal = (value: number | null, digits: number) =>
  value === null ? null : writeDecimal(BigInt(value), digits);

const columns: CsvColumns<OperatedBonus> = {
  id: ({ id }) => id,
  app: ({ app }) => app.id,
  type: ({ type }) => type,
  for: ({ entities }) => entities.join(' '),
  audience: ({ audience }) => audience.country ?? audience.kind,
  percentage: ({ percentage }) => percentage,
  reward: ({ reward, currency }) => decimal(reward, currency.decimals),
  offer: ({ offer }) => offer?.id ?? null,
  state: ({ state }) => state,
  zone: ({ zone }) => zone,
  starts_at: ({ starts_at }) => starts_at,
  ends_at: ({ ends_at }) => ends_at,
  claims: ({ results }) => results.claims,
  cost: ({ results, currency }) => decimal(results.cost.points, currency.decimals),
  currency: ({ currency }) => currency.name,
  cost_usd: ({ results }) => decimal(results.cost.usd_micros, 6),
  completes: ({ results }) => results.completes,
  completes_week_before: ({ results }) => results.completes_before,
};

export const getBonuses: ConsoleHandler<'console/bonuses/get-bonuses'> = async (ctx, { query, operator }) => {
  const { db } = ctx.database;
  const { scope } = operator;
  const now = ctx.now();
  if (query.app !== undefined) await requireApp(ctx, scope, query.app);
  const within = { scope, app_id: query.app ?? null };
  const filter = { type: query.type ?? null, state: query.state ?? null };
  const read = async (after: string | null) =>
    await showBonuses(ctx, await findScopedBonuses(db, within, filter, { after, most: size, now }), now);

  if (query.format === 'csv') {
    const pages = await readPages<OperatedBonus>(size, (last) => read(last?.id ?? null));
    const what = 'console/bonuses/get-bonuses';
    await recordView(db, { by: operator, what, at: now, ...(query.app && { app_id: query.app }) });
    return csvAnswer('bonuses', columns, pages);
  }
  if (query.after !== undefined) requireCursor(await findScopedBonus(db, scope, query.after));
  const bonuses = await read(query.after ?? null);
  return { bonuses, next: bonuses.length === size ? (bonuses.at(-1)?.id ?? null) : null };
};
