// GET /reconciliations/{reconciliation} of the console.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { requireReconciliation } from '#console/reconciliation/find.ts';
import { presentReconciliation } from '#present/reconciliation.ts';

export const getReconciliationsId: ConsoleHandler<'console/reconciliations/get-reconciliations-id'> = async (
  { database },
  { params },
) => ({
  reconciliation: presentReconciliation(await requireReconciliation(database.db, params.reconciliation)),
});
