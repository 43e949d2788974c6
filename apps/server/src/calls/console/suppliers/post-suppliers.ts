// POST /suppliers of the console: connects an account.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { connectAccount } from '#console/suppliers/connect.ts';
import { findListed } from '#console/suppliers/listed.ts';
import { presentSupplier } from '#console/suppliers/present-supplier.ts';

export const postSuppliers: ConsoleHandler<'console/suppliers/post-suppliers'> = async (
  ctx,
  { body, operator },
) => {
  const { id } = await connectAccount(ctx, operator, body);
  return { supplier: presentSupplier(ctx, await findListed(ctx, id)) };
};
