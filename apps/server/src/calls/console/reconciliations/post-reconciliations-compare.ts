// POST /reconciliations/{reconciliation}/compare of the console: the dry run.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { requireReconciliation } from '#console/reconciliation/find.ts';
import { presentReconciliation } from '#present/reconciliation.ts';
import { ApiError } from '#request/api-error.ts';
import { moveReconciliation } from '#store/reconciliation/reconciliations.ts';

export const postReconciliationsCompare: ConsoleHandler<
  'console/reconciliations/post-reconciliations-compare'
> = async ({ database }, { params }) => {
  const { id, state, lines } = await requireReconciliation(database.db, params.reconciliation);
  // Of an empty list of approved ones everything would be absent.
  if (lines === 0) throw new ApiError('conflict', 'It has no lines yet.');
  const from = state === 'compared' || state === 'failed' ? state : 'open';
  if (!(await moveReconciliation(database.db, { id, from, to: 'comparing' })))
    throw new ApiError('conflict', `It is ${state}: only an open, compared or failed one can be compared.`);
  return { reconciliation: presentReconciliation(await requireReconciliation(database.db, id)) };
};
