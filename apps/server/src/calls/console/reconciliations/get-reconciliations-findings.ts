// GET /reconciliations/{reconciliation}/findings of the console.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { requireReconciliation } from '#console/reconciliation/find.ts';
import { presentFinding } from '#present/reconciliation.ts';
import { findFindings } from '#store/reconciliation/findings.ts';

const most = 200;

export const getReconciliationsFindings: ConsoleHandler<
  'console/reconciliations/get-reconciliations-findings'
> = async ({ database }, { params, query }) => {
  const { id } = await requireReconciliation(database.db, params.reconciliation);
  const page = { id, kind: query.kind ?? null, after: query.after ?? 0, most };
  const found = await findFindings(database.db, page);
  return {
    findings: found.map(presentFinding),
    next: found.length === most ? (found.at(-1)?.id ?? null) : null,
  };
};
