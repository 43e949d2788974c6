// GET /reconciliations/{reconciliation}/broken-lines of the console.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { requireReconciliation } from '#console/reconciliation/find.ts';
import { findBroken } from '#store/reconciliation/lines.ts';

const most = 200;

export const getReconciliationsBroken: ConsoleHandler<
  'console/reconciliations/get-reconciliations-broken'
> = async ({ database: { db } }, { params, query }) => {
  const { id } = await requireReconciliation(db, params.reconciliation);
  const lines = await findBroken(db, { id, after: query.after ?? 0, most });
  return { lines, next: lines.length === most ? (lines.at(-1)?.line ?? null) : null };
};
