// GET /reconciliations/{reconciliation} of the console.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { requireReconciliation } from '#console/reconciliation/find.ts';
import { presentAffected, presentReconciliation } from '#present/reconciliation.ts';
import { findAppNamings } from '#store/publishers/app-naming.ts';
import { countApplied } from '#store/reconciliation/findings.ts';

const begun = ['applying', 'applied', 'failed'];

export const getReconciliationsId: ConsoleHandler<'console/reconciliations/get-reconciliations-id'> = async (
  { database: { db } },
  { params },
) => {
  const found = await requireReconciliation(db, params.reconciliation);
  const [apps, applied] = await Promise.all([
    findAppNamings(
      db,
      found.affected.map(({ app }) => app),
    ),
    begun.includes(found.state) ? countApplied(db, found.id) : { effects: [], due: 0 },
  ]);
  return {
    reconciliation: presentReconciliation(found),
    affected: presentAffected(found, apps),
    ...applied,
  };
};
