// GET /odds of the console: what people were told against what came of it, by supplier; or its rows as CSV.
import type { ConsoleAnswerOf } from '@earnwall/contract/console-call-types';
import { calibrationOf } from '@earnwall/domain/experiments/calibration';
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { type CsvColumns, csvAnswer } from '#console/csv.ts';
import { onePage } from '#console/odds/one-page.ts';
import { periodOf } from '#console/odds/period.ts';
import { recordView } from '#store/console/audit.ts';
import { findSaid, findSaidAbout, type SaidLine } from '#store/console/odds.ts';
import { lastReport } from '#surveys/experiments/last-report.ts';

type Row = ConsoleAnswerOf<'console/odds/get-odds'>['rows'][number];

const columns: CsvColumns<Row> = {
  supplier: ({ supplier }) => supplier.id,
  name: ({ supplier }) => supplier.name,
  said_percent: ({ said }) => said,
  finished_percent: ({ finished }) => finished,
  starts: ({ starts }) => starts,
  completes: ({ completes }) => completes,
};

export const getOdds: ConsoleHandler<'console/odds/get-odds'> = async (ctx, { query, operator }) => {
  const { db } = ctx.database;
  const { app = null, supplier, country, device } = query;
  const period = periodOf(query, ctx.now());
  const within = { scope: operator.scope, app_id: app };
  const said = await findSaid(db, { ...period, within, supplier, country, device });
  const rows = said.map(presentLine);
  if (query.format === 'csv') {
    const view = { by: operator, what: 'console/odds/get-odds', at: ctx.now() };
    await recordView(db, { ...view, ...(app !== null && { app_id: app }) });
    return csvAnswer(`odds-${period.from}-${period.to}`, columns, onePage(rows));
  }
  const { measured_at, experiments } = await lastReport(db);
  const about = await findSaidAbout(db, { ...period, within });
  return { ...period, total: calibrationOf(said).map(presentStep), rows, measured_at, experiments, ...about };
};

const presentStep = ({ said, entrants, completes, finished }: ReturnType<typeof calibrationOf>[number]) => ({
  ...{ said, starts: entrants, completes, finished },
});

function presentLine(line: SaidLine): Row {
  const [step] = calibrationOf([line]);
  const finished = step?.finished ?? null;
  return {
    supplier: { id: line.supplier_id, name: line.name },
    ...{ said: line.said, starts: line.entrants, completes: line.completes, finished },
  };
}
