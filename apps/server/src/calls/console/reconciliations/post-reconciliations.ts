// POST /suppliers/{id}/reconciliations of the console.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { statementFormOf } from '#console/reconciliation/statement-form.ts';
import { findListed } from '#console/suppliers/listed.ts';
import { presentReconciliation } from '#present/reconciliation.ts';
import { ApiError } from '#request/api-error.ts';
import { insertReconciliation } from '#store/reconciliation/reconciliations.ts';

export const postReconciliations: ConsoleHandler<'console/reconciliations/post-reconciliations'> = async (
  ctx,
  { params, body, operator },
) => {
  const { id: supplier_id, supplies } = await findListed(ctx, params.id);
  if (supplies === null) throw new ApiError('conflict', 'This server does not know the kind of its account.');
  const { list, from, to, names = statementFormOf(ctx.supply, supplier_id)?.names } = body;
  if (!names)
    throw new ApiError('unprocessable', 'The settings of this supplier do not say what its lists name.', {
      names: ['Say it: transaction or cid.'],
    });
  const reconciliation = await insertReconciliation(ctx.database.db, {
    ...{ supplier_id, supplies, list, names, created_by: operator.name, created_at: ctx.now() },
    from_at: from === undefined ? null : new Date(from),
    to_at: to === undefined ? null : new Date(to),
  });
  return { reconciliation: presentReconciliation(reconciliation) };
};
