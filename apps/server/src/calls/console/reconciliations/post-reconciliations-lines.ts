// POST /reconciliations/{reconciliation}/lines of the console.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { requireReconciliation } from '#console/reconciliation/find.ts';
import { brokenText, readLines } from '#console/reconciliation/read-lines.ts';
import { statementFormOf } from '#console/reconciliation/statement-form.ts';
import { presentReconciliation } from '#present/reconciliation.ts';
import { ApiError } from '#request/api-error.ts';
import { addLines, replaceBroken } from '#store/reconciliation/lines.ts';

const mostNamed = 20;
/** More of them say that the columns are wrong. */
const mostKept = 1000;

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
  const allowed = body.broken === 'keep' ? mostKept : 0;
  if (read.broken.length > allowed)
    throw new ApiError('unprocessable', 'Some lines cannot be read: none was stored.', {
      csv: read.broken.slice(0, mostNamed).map((line) => brokenText(line, { columns })),
    });
  await database.transaction(async (tx) => {
    if (!(await addLines(tx, id, read.lines)))
      throw new ApiError('conflict', 'It takes no more lines: begin another one.');
    await replaceBroken(tx, id, read);
  });
  return { reconciliation: presentReconciliation(await requireReconciliation(database.db, id)) };
};
