// POST /reconciliations/{reconciliation}/lines of the console.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { requireReconciliation } from '#console/reconciliation/find.ts';
import { readLines } from '#console/reconciliation/read-lines.ts';
import { presentReconciliation } from '#present/reconciliation.ts';
import { ApiError } from '#request/api-error.ts';
import { addLines } from '#store/reconciliation/reconciliations.ts';

export const postReconciliationsLines: ConsoleHandler<
  'console/reconciliations/post-reconciliations-lines'
> = async ({ database }, { params, body }) => {
  const { id } = await requireReconciliation(database.db, params.reconciliation);
  const read = readLines(body);
  if (read.kind === 'unreadable')
    throw new ApiError('unprocessable', 'Some lines cannot be read: none was stored.', {
      csv: read.problems.map(({ line, message }) => `line ${line}: ${message}`),
    });
  if (!(await addLines(database.db, id, read.lines)))
    throw new ApiError('conflict', 'It takes no more lines: begin another one.');
  return { reconciliation: presentReconciliation(await requireReconciliation(database.db, id)) };
};
