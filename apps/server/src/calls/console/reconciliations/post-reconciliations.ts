// POST /suppliers/{id}/reconciliations of the console.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { statementFormOf } from '#console/reconciliation/statement-form.ts';
import { findListed } from '#console/suppliers/listed.ts';
import { presentReconciliation } from '#present/reconciliation.ts';
import { ApiError } from '#request/api-error.ts';
import { recordChange } from '#store/console/audit.ts';
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
  const at = ctx.now();
  const reconciliation = await ctx.database.transaction(async (tx) => {
    const inserted = await insertReconciliation(tx, {
      ...{ supplier_id, supplies, list, names, created_by: operator.name, created_at: at },
      from_at: from === undefined ? null : new Date(from),
      to_at: to === undefined ? null : new Date(to),
    });
    const what = `statement ${inserted.id} of supplier ${supplier_id} begun`;
    await recordChange(tx, { by: operator, what, at, changes: [{ field: 'list', old: null, new: list }] });
    return inserted;
  });
  return { reconciliation: presentReconciliation(reconciliation) };
};
