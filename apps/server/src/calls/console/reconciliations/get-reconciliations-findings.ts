// GET /reconciliations/{reconciliation}/findings of the console: a page, or all of them as CSV.
import type { ConsoleAnswerOf } from '@earnwall/contract/console-call-types';
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { type CsvColumns, csvAnswer, readPages } from '#console/csv.ts';
import { requireReconciliation } from '#console/reconciliation/find.ts';
import { presentFinding } from '#present/reconciliation.ts';
import { recordView } from '#store/console/audit.ts';
import { findFindings } from '#store/reconciliation/findings.ts';

type Finding = ConsoleAnswerOf<'console/reconciliations/get-reconciliations-findings'>['findings'][number];

const most = 200;
const csvSize = 1000;

const columns: CsvColumns<Finding> = {
  kind: ({ kind }) => kind,
  line: ({ line }) => line,
  name: ({ name }) => name,
  cid: ({ cid }) => cid,
  app: ({ app }) => app,
  user: ({ uhash }) => uhash,
  ours_micros: ({ ours_micros }) => numberOf(ours_micros),
  theirs_micros: ({ theirs_micros }) => numberOf(theirs_micros),
  applied_at: ({ applied_at }) => applied_at,
  effect: ({ effect }) => effect,
};

const numberOf = (micros: string | null): bigint | null => (micros === null ? null : BigInt(micros));

export const getReconciliationsFindings: ConsoleHandler<
  'console/reconciliations/get-reconciliations-findings'
> = async ({ database: { db }, now }, { params, query, operator }) => {
  const { id } = await requireReconciliation(db, params.reconciliation);
  const { kind = null, app = null, after = 0 } = query;
  const read = async (after: number, most: number) =>
    (await findFindings(db, { id, kind, app, after, most })).map(presentFinding);
  if (query.format === 'csv') {
    const pages = await readPages<Finding>(csvSize, (last) => read(last?.id ?? after, csvSize));
    const what = 'console/reconciliations/get-reconciliations-findings';
    await recordView(db, { by: operator, what, at: now(), about: { reconciliation: id } });
    return csvAnswer(`reconciliation-${id}`, columns, pages);
  }
  const findings = await read(after, most);
  return { findings, next: findings.length === most ? (findings.at(-1)?.id ?? null) : null };
};
