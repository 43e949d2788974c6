// POST /reconciliations/{reconciliation}/lines of the console.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { requireReconciliation } from '#console/reconciliation/find.ts';
import { readLines } from '#console/reconciliation/read-lines.ts';
import { statementFormOf } from '#console/reconciliation/statement-form.ts';
import { presentReconciliation } from '#present/reconciliation.ts';
import { ApiError } from '#request/api-error.ts';
import { addLines } from '#store/reconciliation/reconciliations.ts';

export const postReconciliationsLines: ConsoleHandler<
  'console/reconciliations/post-reconciliations-lines'
> = async ({ database, supply }, { params, body }) => {
  const { id, supplier_id } = await requireReconciliation(database.db, params.reconciliation);
  const form = statementFormOf(supply, supplier_id);
  const { csv, first_line, columns = form?.columns, delimiter = form?.delimiter ?? ',' } = body;
  if (!columns)
    throw new ApiError(
      'unprocessable',
      'The settings of this supplier do not name the columns of its lists.',
      {
        columns: ['Name them.'],
      },
    );
  const read = readLines({ csv, first_line, columns, delimiter });
  if (read.kind === 'unreadable')
    throw new ApiError('unprocessable', 'Some lines cannot be read: none was stored.', {
      csv: read.problems.map(({ line, message }) => `line ${line}: ${message}`),
    });
  if (!(await addLines(database.db, id, read.lines)))
    throw new ApiError('conflict', 'It takes no more lines: begin another one.');
  return { reconciliation: presentReconciliation(await requireReconciliation(database.db, id)) };
};
