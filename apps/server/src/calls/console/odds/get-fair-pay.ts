// GET /odds/fair-pay of the console: what pay for time costs by app and day; or as CSV.
import type { ConsoleAnswerOf } from '@earnwall/contract/console-call-types';
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { type CsvColumns, csvAnswer } from '#console/csv.ts';
import { onePage } from '#console/odds/one-page.ts';
import { periodOf } from '#console/odds/period.ts';
import { recordView } from '#store/console/audit.ts';
import { type FairPayLine, findFairPay } from '#store/console/fair-pay.ts';

type Row = ConsoleAnswerOf<'console/odds/get-fair-pay'>['rows'][number];

const shown = 1_000;
const inFile = 50_000;

const columns: CsvColumns<Row> = {
  app: ({ app }) => app.id,
  day: ({ day }) => day,
  rate_per_minute: ({ app, rate_micros }) => rate_micros / 1_000_000 / 10 ** app.decimals,
  set_aside: ({ app, fed }) => fed && fed / 10 ** app.decimals,
  spent: ({ app, spent }) => spent && spent / 10 ** app.decimals,
  rewards: ({ app, rewards }) => rewards / 10 ** app.decimals,
  percent: ({ percent }) => percent,
};

export const getFairPay: ConsoleHandler<'console/odds/get-fair-pay'> = async (ctx, { query, operator }) => {
  const { db } = ctx.database;
  const { app = null } = query;
  const period = periodOf(query, ctx.now());
  const isFile = query.format === 'csv';
  const within = { scope: operator.scope, app_id: app };
  const lines = await findFairPay(db, within, { ...period, most: isFile ? inFile : shown });
  const rows = lines.map(presentLine);
  if (!isFile) return { ...period, rows };
  const view = { by: operator, what: 'console/odds/get-fair-pay', at: ctx.now() };
  await recordView(db, { ...view, ...(app !== null && { app_id: app }) });
  return csvAnswer(`fair-pay-${period.from}-${period.to}`, columns, onePage(rows));
};

function presentLine({ app_id, name, currency, decimals, day, ...line }: FairPayLine): Row {
  const spent = line.spent === null ? null : Number(line.spent);
  const rewards = Number(line.rewards);
  return {
    ...{ app: { id: app_id, name, currency, decimals }, day },
    ...{
      rate_micros: Number(line.rate_micros),
      fed: line.fed === null ? null : Number(line.fed),
      spent,
      rewards,
    },
    percent: spent === null || rewards <= 0 ? null : Math.round((10_000 * spent) / rewards) / 100,
  };
}
