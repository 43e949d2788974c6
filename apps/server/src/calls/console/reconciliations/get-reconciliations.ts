// GET /suppliers/{id}/reconciliations of the console.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { findListed } from '#console/suppliers/listed.ts';
import { presentReconciliation } from '#present/reconciliation.ts';
import { findReconciliations } from '#store/reconciliation/reconciliations.ts';

const most = 50;

export const getReconciliations: ConsoleHandler<'console/reconciliations/get-reconciliations'> = async (
  ctx,
  { params, query },
) => {
  const { id: supplier_id } = await findListed(ctx, params.id);
  const page = { supplier_id, before: query.before ?? null, most };
  const found = await findReconciliations(ctx.database.db, page);
  return {
    reconciliations: found.map(presentReconciliation),
    next: found.length === most ? (found.at(-1)?.id ?? null) : null,
  };
};
