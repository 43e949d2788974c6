// POST /reconciliations/{reconciliation}/apply of the console.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { requireReconciliation } from '#console/reconciliation/find.ts';
import { presentReconciliation } from '#present/reconciliation.ts';
import { ApiError } from '#request/api-error.ts';
import { recordChange } from '#store/console/audit.ts';
import { moveReconciliation } from '#store/reconciliation/reconciliations.ts';

export const postReconciliationsApply: ConsoleHandler<
  'console/reconciliations/post-reconciliations-apply'
> = async ({ database, now }, { params, body, operator }) => {
  const { id, state, supplier_id, compared_at, broken } = await requireReconciliation(
    database.db,
    params.reconciliation,
  );
  // Whole or not at all (decision 0131): what a line that cannot be read would have said is not known.
  if (broken > 0)
    throw new ApiError(
      'conflict',
      'Some of its lines cannot be read: repair the list, and hand it over anew.',
    );
  await database.transaction(async (tx) => {
    // What failed half-way goes on with the rest.
    const from = state === 'failed' && compared_at !== null ? state : 'compared';
    if (!(await moveReconciliation(tx, { id, from, to: 'applying' })))
      throw new ApiError('conflict', `It is ${state}: only a compared one can be applied.`);
    const what = `statement ${id} of supplier ${supplier_id} applied`;
    const changes = [{ field: 'state', old: state, new: 'applying' }];
    await recordChange(tx, { by: operator, what, at: now(), reason: body.reason, changes });
  });
  return { reconciliation: presentReconciliation(await requireReconciliation(database.db, id)) };
};
