// GET /suppliers/{id} of the console.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { statementFormOf } from '#console/reconciliation/statement-form.ts';
import { findHealth } from '#console/suppliers/health.ts';
import { presentHealth } from '#console/suppliers/present-health.ts';
import { presentSupplier } from '#console/suppliers/present-supplier.ts';

export const getSuppliersId: ConsoleHandler<'console/suppliers/get-suppliers-id'> = async (
  ctx,
  { params },
) => {
  const found = await findHealth(ctx, params.id);
  const { id, supplies } = found;
  const [supplier, network] = [ctx.supply.suppliers.get(id), ctx.supply.networks.get(id)];
  return {
    supplier: presentSupplier(ctx, found),
    health: presentHealth(found, ctx.now()),
    return_url: supplies === 'surveys' ? `${ctx.publicUrl()}/return/${id}` : null,
    redirect_hosts: [...(supplier?.redirectHosts ?? network?.redirectHosts ?? [])],
    codes: (supplier?.codes ?? []).map(({ code, outcome, note }) => ({ code, outcome, note })),
    statement: statementFormOf(ctx.supply, id),
  };
};
