// POST /suppliers/dry-run of the console: what settings would make of a list. Nothing is stored.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { dryRun } from '#console/suppliers/dry-run.ts';
import { presentDryRow } from '#console/suppliers/present-dry-row.ts';

const mostRows = 200;

export const postSuppliersDryRun: ConsoleHandler<'console/suppliers/post-suppliers-dry-run'> = async (
  ctx,
  { body: { kind, page, ...account } },
) => {
  const result = await dryRun(ctx, kind, { ...account, page: page ?? null });
  if (result.kind === 'no_page') return { failure: result.reason, total: 0, rows: [] };
  const rows = result.rows.slice(0, mostRows).map(presentDryRow);
  return { failure: null, total: result.rows.length, rows };
};
