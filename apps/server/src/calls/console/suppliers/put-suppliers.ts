// PUT /suppliers/{id} of the console: changes, pauses or resumes an account.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { changeConnected } from '#console/suppliers/change.ts';
import { findListed } from '#console/suppliers/listed.ts';
import { presentSupplier } from '#console/suppliers/present-supplier.ts';

export const putSuppliers: ConsoleHandler<'console/suppliers/put-suppliers'> = async (
  ctx,
  { params, body, operator },
) => {
  const { id } = await changeConnected(ctx, operator, params.id, body);
  return { supplier: presentSupplier(ctx, await findListed(ctx, id)) };
};
